import { newEventTypes } from "@neroli/contract/enumerations/portals.ts";
import type { AdministeredEvent } from "@neroli/contract/portals/events.ts";
import { useCountryOptions } from "../../kernel/country-options.ts";
import { FormDialog } from "../../kernel/forms/form-dialog.tsx";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { CheckField } from "../../ui/fields/check-field.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { DateField } from "../../ui/fields/date-field.tsx";
import { FieldsPair } from "../../ui/fields/field-group.tsx";
import { TextArea, TextField } from "../../ui/fields/text-field.tsx";
import { EventPicture } from "./event-picture.tsx";
import { type EventsPage, typesOf } from "./event-queries.ts";
import { useEventForm } from "./use-event-form.ts";

interface EventDialogProps {
  page: EventsPage;
  /** The one to edit; null makes a new one. */
  event: AdministeredEvent | null;
  onClose: () => void;
}

/** What a portal or exhibition is called, where and when it is. */
export function EventDialog({ page, event, onClose }: EventDialogProps) {
  const t = useT();
  const form = useEventForm({ event, page, onDone: onClose });
  const theirs = form.conflict?.theirs;
  return (
    <FormDialog
      title={
        event
          ? t("portals-admin.edit.which", { name: event.display_name })
          : t(`portals-admin.${page}.new`)
      }
      size="wide"
      form={form}
      submit={t(event ? "table.form.save" : "portals-admin.create")}
      failed={t(event ? "portals-admin.not-saved" : "portals-admin.not-created")}
      conflict={theirs && t("portals-admin.conflict", { name: theirs.display_name })}
      onClose={onClose}
    >
      <FieldsPair>
        <TextField
          data-autofocus
          label={t("portals-admin.form.display-name")}
          hint={t("portals-admin.form.display-name.hint")}
          {...form.field("display_name")}
        />
        <TextField
          label={t("portals-admin.form.name")}
          hint={t("portals-admin.form.name.hint")}
          {...form.field("name")}
        />
      </FieldsPair>
      {!event && (
        <FieldsPair>
          <ChoiceField
            label={t("portals-admin.form.type")}
            hint={t("portals-admin.form.type.hint")}
            choices={newEventTypes
              .filter((type) => typesOf(page).includes(type))
              .map((value) => ({ value, label: t(`event-types.${value}`) }))}
            {...form.field("type")}
          />
          <TextField
            label={t("portals-admin.form.key")}
            hint={t("portals-admin.form.key.hint")}
            {...form.field("key")}
          />
        </FieldsPair>
      )}
      <Whereabouts form={form} />
      <TextArea label={t("portals-admin.form.description")} {...form.field("description")} />
      <CheckField label={t("portals-admin.form.promoted")} {...form.check("promoted")} />
      {!event && <CheckField label={t("portals-admin.form.enabled")} {...form.check("enabled")} />}
      {event && <EventPicture event={event} />}
    </FormDialog>
  );
}

/** Days, place and clock. */
function Whereabouts({ form }: { form: ReturnType<typeof useEventForm> }) {
  const t = useT();
  const countries = useCountryOptions(useLanguage());
  const zones = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", form.values.time_zone]);
  return (
    <>
      <FieldsPair>
        <DateField label={t("portals-admin.form.starts")} {...form.field("starts_on")} />
        <DateField label={t("portals-admin.form.ends")} {...form.field("ends_on")} />
      </FieldsPair>
      <TextField
        label={t("portals-admin.form.place")}
        hint={t("portals-admin.form.place.hint")}
        {...form.field("place")}
      />
      <FieldsPair>
        <ChoiceField
          label={t("portals-admin.form.country")}
          none={t("portals-admin.form.no-country")}
          choices={countries}
          {...form.field("country")}
        />
        <ChoiceField
          label={t("portals-admin.form.time-zone")}
          choices={[...zones].sort().map((value) => ({ value, label: value.replaceAll("_", " ") }))}
          {...form.field("time_zone")}
        />
      </FieldsPair>
    </>
  );
}
