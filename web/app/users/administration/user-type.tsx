import { userTypes } from "@neroli/contract/enumerations/users.ts";
import type { AccountDetail } from "@neroli/contract/users/administration.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { nameOf } from "./account-actions.tsx";
import { refreshAccounts } from "./account-queries.ts";

/** What support takes the person for; a choice is kept at once. */
export function UserTypeField({ account }: { account: AccountDetail }) {
  const t = useT();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (value: string) =>
      api("PUT /users/:userKey/type", {
        params: { userKey: account.key },
        body: { type: userTypes.find((type) => type === value) ?? null },
      }),
    onSuccess: () => tellDone(t("users-admin.user-type.saved", { name: nameOf(account) })),
    onError: (error) => tellFailure(error, t),
    onSettled: () => refreshAccounts(queries),
  });
  return (
    <ChoiceField
      label={t("users-admin.user-type")}
      hint={account.can.change.reason ?? t("users-admin.user-type.hint")}
      none={t("users-admin.user-type.none")}
      choices={userTypes.map((value) => ({ value, label: t(`user-types.${value}`) }))}
      value={account.user_type ?? ""}
      disabled={isPending || account.can.change.reason !== null}
      onChange={({ currentTarget: { value } }) => mutate(value)}
    />
  );
}
