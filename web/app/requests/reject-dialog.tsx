import { rejection } from "@neroli/contract/requests/forms/rejection.gen.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import { useShowRequest } from "./request-queries.ts";

/** The supplier declines, and says why. */
export function RejectDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const t = useT();
  const show = useShowRequest();
  const form = useEntryForm({
    constraints: rejection,
    base: null,
    valuesOf: () => ({ reason: "" }),
    toBody: (values) => values,
    send: (body) =>
      api("POST /requests/:requestKey/reject", { params: { requestKey: request.key }, body }),
    onSent: (rejected) => {
      show(rejected);
      onClose();
    },
    draft: () => ({ key: `rejection:${request.key}` }),
  });
  return (
    <FormDialog
      title={t("requests.reject")}
      form={form}
      submit={t("requests.reject")}
      onClose={onClose}
    >
      <TextArea data-autofocus label={t("requests.reject.reason")} {...form.field("reason")} />
    </FormDialog>
  );
}
