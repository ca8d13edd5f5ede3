import { clockTimes } from "@neroli/contract/meetings/clock-times.ts";
import { hours } from "@neroli/contract/meetings/forms/hours.gen.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { daysBetween } from "../kernel/days-between.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";

interface HoursDialogProps {
  exhibition: { key: string; starts_on: string | null; ends_on: string | null };
  companyKey: string;
  onClose: () => void;
}

const clocks = clockTimes.map((value) => ({ value, label: value }));

/** Hours in which the exhibitor's people can be met, on a day of the exhibition. */
export function HoursDialog({ exhibition, companyKey, onClose }: HoursDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const { key: event, starts_on, ends_on } = exhibition;
  const days = starts_on && ends_on ? daysBetween(starts_on, ends_on) : [];
  const form = useEntryForm({
    constraints: hours,
    base: null,
    valuesOf: () => ({
      ...{ day: days[0] ?? "", from: "09:00", to: "17:00", minutes: "30", at_once: "1" },
    }),
    toBody: ({ minutes, at_once, ...body }) => ({
      ...body,
      minutes: Number(minutes),
      at_once: Number(at_once),
    }),
    send: (body) =>
      api("POST /companies/:companyKey/events/:event/hours", {
        params: { companyKey, event },
        body,
      }),
    onSent: () => {
      void queries.invalidateQueries({ queryKey: ["meetings"] });
      tellDone(t("meetings.hours.added"));
      onClose();
    },
    draft: () => ({ key: `hours.${event}.${companyKey}` }),
  });
  return (
    <FormDialog
      title={t("meetings.hours.add")}
      form={form}
      submit={t("meetings.hours.add")}
      failed={t("meetings.hours.not-added")}
      onClose={onClose}
    >
      <ChoiceField
        data-autofocus
        label={t("meetings.ask.day")}
        choices={days.map((day) => ({ value: day, label: formatDay(day) }))}
        {...form.field("day")}
      />
      <div className={layout.fields}>
        <ChoiceField label={t("meetings.hours.from")} choices={clocks} {...form.field("from")} />
        <ChoiceField label={t("meetings.hours.to")} choices={clocks} {...form.field("to")} />
        <TextField
          label={t("meetings.hours.minutes")}
          inputMode="numeric"
          {...form.field("minutes")}
        />
        <TextField
          label={t("meetings.hours.at-once")}
          inputMode="numeric"
          {...form.field("at_once")}
        />
      </div>
    </FormDialog>
  );
}
