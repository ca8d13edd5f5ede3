import { decline } from "@neroli/contract/samples/forms/decline.gen.ts";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import type { SampleDialogProps } from "./dialog-props.ts";
import { useShowSample } from "./use-sample.ts";

/** The supplier sends no sample, and says why. */
export function DeclineDialog({ sample, onClose }: SampleDialogProps) {
  const t = useT();
  const show = useShowSample();
  const form = useEntryForm({
    constraints: decline,
    base: null,
    valuesOf: () => ({ reason: "" }),
    toBody: (values) => values,
    send: (body) =>
      api("POST /requests/:requestKey/sample/decline", {
        params: { requestKey: sample.request },
        body,
      }),
    onSent: (declined) => {
      show(declined);
      onClose();
    },
    draft: () => ({ key: `sample-decline:${sample.request}` }),
  });
  return (
    <FormDialog
      title={t("samples.decline")}
      form={form}
      submit={t("samples.decline")}
      onClose={onClose}
    >
      <TextArea data-autofocus label={t("samples.decline.reason")} {...form.field("reason")} />
    </FormDialog>
  );
}
