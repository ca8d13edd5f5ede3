import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { shipment } from "@neroli/contract/samples/forms/shipment.gen.ts";
import type { Sample } from "@neroli/contract/samples/schema.ts";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { DateField } from "../ui/fields/date-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import type { SampleDialogProps } from "./dialog-props.ts";
import { useShowSample } from "./use-sample.ts";

interface ShipmentDialogProps extends SampleDialogProps {
  action: "ship" | "correct";
}

const today = () => dayOf(new Date());

const valuesOf = ({ shipped }: Sample) => ({
  carrier: shipped?.carrier ?? "",
  tracking_number: shipped?.tracking_number ?? "",
  tracking_link: shipped?.tracking_link ?? "",
  shipped_on: shipped?.shipped_on ?? today(),
});

/** The sample has left, or what was said of its way is put right. */
export function ShipmentDialog({ sample, action, onClose }: ShipmentDialogProps) {
  const t = useT();
  const show = useShowSample();
  const form = useEntryForm({
    constraints: shipment,
    base: sample,
    valuesOf,
    toBody: ({ tracking_number: number, tracking_link: link, ...values }) => ({
      ...values,
      ...(number.trim() && { tracking_number: number }),
      ...(link.trim() && { tracking_link: link }),
    }),
    send: (body) =>
      api(`POST /requests/:requestKey/sample/${action}`, {
        params: { requestKey: sample.request },
        body,
      }),
    onSent: (changed) => {
      show(changed);
      onClose();
    },
    draft: () => ({ key: `sample-${action}:${sample.request}` }),
  });
  return (
    <FormDialog
      title={t(`samples.${action}`)}
      form={form}
      submit={t(action === "ship" ? "samples.ship" : "samples.save")}
      onClose={onClose}
    >
      <TextField data-autofocus label={t("samples.ship.carrier")} {...form.field("carrier")} />
      <TextField label={t("samples.ship.number")} {...form.field("tracking_number")} />
      <TextField label={t("samples.ship.link")} inputMode="url" {...form.field("tracking_link")} />
      <DateField label={t("samples.ship.day")} max={today()} {...form.field("shipped_on")} />
    </FormDialog>
  );
}
