import type { Request } from "@neroli/contract/requests/schema.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { nameOf } from "../kernel/mentions/names.ts";
import { tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { useShowRequest } from "./request-queries.ts";
import { useColleagues } from "./use-colleagues.ts";

/** Who sees to the request on the own side, and the choice of somebody else. */
export function Assignee({ request }: { request: Request }) {
  const t = useT();
  const show = useShowRequest();
  const colleagues = useColleagues(request.key);
  const { assignee, can } = request;
  const { mutate, isPending } = useMutation({
    mutationFn: (key: string) =>
      api("POST /requests/:requestKey/assign", {
        params: { requestKey: request.key },
        body: { assignee: key || null },
      }),
    onSuccess: show,
    onError: (error) => tellFailure(error, t),
  });
  if (!can.assign.allowed || colleagues.length === 0) {
    return assignee?.name ?? t("requests.assignee.nobody");
  }
  return (
    <ChoiceField
      label={t("requests.assignee")}
      labelHidden
      none={t("requests.assignee.nobody")}
      choices={colleagues.map((colleague) => ({
        value: colleague.key,
        label: nameOf(colleague),
      }))}
      value={assignee?.key ?? ""}
      disabled={isPending}
      onChange={({ currentTarget }) => mutate(currentTarget.value)}
    />
  );
}
