import { newMeeting } from "@neroli/contract/meetings/forms/new-meeting.gen.ts";
import type { Slot } from "@neroli/contract/meetings/schema.ts";
import { clockIn } from "@neroli/contract/meetings/shown-time.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useT } from "../../language/phrases.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { TextArea, TextField } from "../../ui/fields/text-field.tsx";
import layout from "../../ui/layout.module.css";
import { EmptyState } from "../../ui/states.tsx";
import { api } from "../client.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useEntryForm } from "../forms/use-entry-form.ts";
import { QueryStates } from "../query-states.tsx";
import { tellDone } from "../toast.tsx";
import { useSlots } from "./meeting-queries.ts";

interface AskDialogProps {
  event: string;
  exhibitor: { key: string; name: string };
  onClose: () => void;
}

/** Asks an exhibitor for a meeting at a time at which both are free. */
export default function AskDialog(props: AskDialogProps) {
  const { event, exhibitor, onClose } = props;
  const t = useT();
  const slots = useSlots(event, exhibitor.key);
  const { data } = slots;
  if (data && data.content.length > 0) {
    return <AskForm {...props} slots={data.content} timeZone={data.time_zone} />;
  }
  const { name } = exhibitor;
  return (
    <Dialog title={t("meetings.ask.named", { name })} onClose={onClose}>
      <QueryStates query={slots}>
        {() => (
          <EmptyState
            plain
            title={t("meetings.ask.none")}
            text={t("meetings.ask.none.text", { name })}
          />
        )}
      </QueryStates>
    </Dialog>
  );
}

function AskForm(props: AskDialogProps & { slots: readonly Slot[]; timeZone: string }) {
  const { event, exhibitor, slots, timeZone, onClose } = props;
  const t = useT();
  const queries = useQueryClient();
  const params = { event, companyKey: exhibitor.key };
  const choices = slots.map(({ starts_at }) => ({
    value: starts_at,
    ...clockIn(starts_at, timeZone),
  }));
  const days = [...new Set(choices.map(({ day }) => day))];
  const form = useEntryForm({
    constraints: newMeeting,
    base: null,
    valuesOf: () => ({ day: days[0] ?? "", starts_at: "", subject: "", message: "" }),
    toBody: ({ day: _, ...body }) => body,
    send: (body, { key }) =>
      api("POST /companies/:companyKey/events/:event/meetings", { params, body, key }).finally(
        // Somebody else may have been quicker: then another time is chosen.
        () => void queries.invalidateQueries({ queryKey: ["meetings", "slots"] }),
      ),
    onSent: () => {
      void queries.invalidateQueries({ queryKey: ["meetings"] });
      tellDone(t("meetings.asked", { name: exhibitor.name }));
      onClose();
    },
    draft: () => ({ key: `meeting.${event}.${exhibitor.key}` }),
  });
  const ofDay = choices.filter(({ day }) => day === form.values.day);
  return (
    <FormDialog
      title={t("meetings.ask.named", { name: exhibitor.name })}
      form={form}
      submit={t("meetings.ask")}
      failed={t("meetings.not-asked")}
      onClose={onClose}
    >
      <p className={layout.soft}>{t("meetings.ask.zone", { zone: timeZone })}</p>
      <ChoiceField
        data-autofocus
        label={t("meetings.ask.day")}
        choices={days.map((day) => ({ value: day, label: day }))}
        value={form.values.day}
        onChange={({ currentTarget }) =>
          form.set({ ...form.values, day: currentTarget.value, starts_at: "" })
        }
      />
      <ChoiceField
        label={t("meetings.ask.time")}
        none={t("meetings.ask.time.choose")}
        choices={ofDay.map(({ value, time }) => ({ value, label: time }))}
        {...form.field("starts_at")}
      />
      <TextField label={t("meetings.subject")} {...form.field("subject")} />
      <TextArea label={t("meetings.message")} {...form.field("message")} />
    </FormDialog>
  );
}
