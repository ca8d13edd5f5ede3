import { evaluation } from "@neroli/contract/samples/forms/evaluation.gen.ts";
import type { Sample } from "@neroli/contract/samples/schema.ts";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { RadioField } from "../ui/fields/check-field.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import type { SampleDialogProps } from "./dialog-props.ts";
import { useShowSample } from "./use-sample.ts";

const scores = ["5", "4", "3", "2", "1"] as const;

const valuesOf = ({ evaluated }: Sample) => ({
  score: evaluated ? String(evaluated.score) : "",
  notes: evaluated?.notes ?? "",
  readers: evaluated?.shared ? "shared" : "kept",
});

/** The buyer says what the sample is like, and who may read it: nobody else, unless it is chosen. */
export function EvaluateDialog({ sample, onClose }: SampleDialogProps) {
  const t = useT();
  const show = useShowSample();
  const form = useEntryForm({
    constraints: evaluation,
    base: sample,
    valuesOf,
    toBody: ({ score, notes, readers }) => ({
      ...(score && { score: Number(score) }),
      notes,
      shared: readers === "shared",
    }),
    paths: { readers: "shared" },
    send: (body) =>
      api("POST /requests/:requestKey/sample/evaluate", {
        params: { requestKey: sample.request },
        body: body as typeof body & { score: number },
      }),
    onSent: (evaluated) => {
      show(evaluated);
      onClose();
    },
    draft: () => ({ key: `sample-evaluation:${sample.request}` }),
  });
  return (
    <FormDialog
      title={t(sample.evaluated ? "samples.evaluate.again" : "samples.evaluate")}
      form={form}
      submit={t("samples.save")}
      onClose={onClose}
    >
      <RadioField
        data-autofocus
        legend={t("samples.evaluate.score")}
        choices={scores.map((value) => ({ value, label: t(`samples.evaluate.${value}`) }))}
        {...form.field("score")}
      />
      <TextArea label={t("samples.evaluate.notes")} {...form.field("notes")} />
      <RadioField
        legend={t("samples.evaluate.who")}
        choices={[
          { value: "kept", label: t("samples.evaluate.kept") },
          { value: "shared", label: t("samples.evaluate.shared") },
        ]}
        {...form.field("readers")}
      />
    </FormDialog>
  );
}
