import { clockTimes } from "@neroli/contract/meetings/clock-times.ts";
import type { KeptProgramme, KeptTalk } from "@neroli/contract/programme/schema.ts";
import { api } from "../../kernel/client.ts";
import type { PickedCompany } from "../../kernel/company-picker.tsx";
import { daysBetween } from "../../kernel/days-between.ts";
import { FormDialog } from "../../kernel/forms/form-dialog.tsx";
import { Picker } from "../../kernel/picker.tsx";
import { formatDay } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { FieldsPair } from "../../ui/fields/field-group.tsx";
import { TextArea, TextField } from "../../ui/fields/text-field.tsx";
import layout from "../../ui/layout.module.css";
import { useTalkForm } from "./use-talk-form.ts";

interface TalkDialogProps {
  event: string;
  programme: KeptProgramme;
  /** The one to edit; null makes a new one. */
  talk: KeptTalk | null;
  onClose: () => void;
}

const clocks = clockTimes.map((value) => ({ value, label: value }));

/** What a talk is about, who gives it, when and where. */
export function TalkDialog({ event, programme, talk, onClose }: TalkDialogProps) {
  const t = useT();
  const days = daysOf(programme, talk);
  const form = useTalkForm({ event, talk, day: days[0] ?? "", onDone: onClose });
  const theirs = form.conflict?.theirs;
  return (
    <FormDialog
      title={talk ? t("programme.edit.which", { title: talk.title }) : t("programme.add")}
      size="wide"
      form={form}
      submit={t(talk ? "table.form.save" : "programme.add")}
      failed={t(talk ? "programme.not-saved" : "programme.not-added")}
      conflict={theirs && t("programme.conflict", { title: theirs.title })}
      onClose={onClose}
    >
      <TextField data-autofocus label={t("programme.form.title")} {...form.field("title")} />
      <FieldsPair>
        <TextField label={t("programme.form.speaker")} {...form.field("speaker")} />
        <Picker<PickedCompany>
          label={t("programme.form.company")}
          placeholder={t("programme.form.company.find")}
          clear={t("programme.form.company.none")}
          queryKey={["events", event, "companies"]}
          find={(words, signal) => findExhibitors({ event, words, signal })}
          keyOf={({ key }) => key}
          nameOf={({ name }) => name}
          none={t("table.company.none")}
          {...form.field("company")}
        />
      </FieldsPair>
      <FieldsPair>
        <ChoiceField
          label={t("programme.form.day")}
          choices={days.map((day) => ({ value: day, label: formatDay(day) }))}
          {...form.field("day")}
        />
        <TextField
          label={t("programme.form.room")}
          hint={t("programme.form.room.hint")}
          {...form.field("room")}
        />
      </FieldsPair>
      <FieldsPair>
        <ChoiceField label={t("programme.form.from")} choices={clocks} {...form.field("from")} />
        <ChoiceField label={t("programme.form.to")} choices={clocks} {...form.field("to")} />
      </FieldsPair>
      <p className={layout.soft}>{t("exhibition.programme.zone", { zone: programme.time_zone })}</p>
      <TextArea label={t("programme.form.description")} {...form.field("description")} />
    </FormDialog>
  );
}

/** The days of the exhibition, and the one that the talk is on, should they have changed since. */
function daysOf({ starts_on, ends_on }: KeptProgramme, talk: KeptTalk | null): string[] {
  const days = starts_on && ends_on ? daysBetween(starts_on, ends_on) : [];
  return talk && !days.includes(talk.day) ? [talk.day, ...days] : days;
}

/** Companies shown at a time (spec 9, company autocomplete). */
const size = "15";

async function findExhibitors(asked: {
  event: string;
  words: string;
  signal: AbortSignal;
}): Promise<PickedCompany[]> {
  const { event, words, signal } = asked;
  const { content } = await api("GET /events/:event/companies", {
    params: { event },
    query: {
      ...{ size, sort: "display_name", enabled__eq: "true" },
      ...(words && { display_name__icontains: words }),
    },
    signal,
  });
  return content.map(({ key, display_name: name }) => ({ key, name }));
}
