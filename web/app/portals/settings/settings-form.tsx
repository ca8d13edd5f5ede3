import type { EditablePortalSettings } from "@neroli/contract/portals/settings.ts";
import { ConflictDialog } from "../../kernel/forms/conflict-dialog.tsx";
import { LeaveGuard } from "../../kernel/forms/leave-guard.tsx";
import { RestoredNote } from "../../kernel/forms/restored-note.tsx";
import { type Translate, useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { FormPage, type FormSection } from "../../ui/form-page.tsx";
import { fieldName, fieldText } from "./field-names.ts";
import { LookPreview } from "./look-preview.tsx";
import { LookSection } from "./look-section.tsx";
import { PicturesSection } from "./pictures-section.tsx";
import { LanguagesSection, LinksSection, PeopleSection } from "./text-sections.tsx";
import { type SettingsEditing, useSettingsForm } from "./use-settings-form.ts";

/** Everything that support decides about a portal's look, and beside it how it looks then. */
export function SettingsForm({ settings }: { settings: EditablePortalSettings }) {
  const t = useT();
  const form = useSettingsForm(settings);
  const { refusal } = form;
  const faults = Object.entries(form.errors).map(([field, message]) => ({
    field,
    message: `${fieldName(t, field)}: ${message}`,
  }));
  return (
    <>
      <FormPage
        label={t("portal-settings.title.plain")}
        sections={sectionsOf(t, { form, settings })}
        faults={refusal === null ? faults : [{ field: "", message: refusal }, ...faults]}
        attempt={form.attempt}
        notice={<RestoredNote form={form} />}
        aside={<LookPreview values={form.values} name={settings.display_name} />}
        save={t("table.form.save")}
        cannotSave={form.changed ? undefined : t("table.form.unchanged")}
        pending={form.pending}
        onSubmit={form.submit}
        more={
          form.changed && <Button onClick={form.discard}>{t("portal-settings.discard")}</Button>
        }
        focusField={form.focus}
      />
      <LeaveGuard changed={form.changed && !form.pending} />
      <ConflictDialog
        form={form}
        title={t("portal-settings.conflict")}
        nameOf={(field) => fieldName(t, field)}
        textOf={(field, values) => fieldText(t, { field, values })}
      />
    </>
  );
}

interface SectionsOf {
  form: SettingsEditing;
  settings: EditablePortalSettings;
}

function sectionsOf(t: Translate, { form, settings }: SectionsOf): FormSection[] {
  return [
    {
      id: "look",
      title: t("portal-settings.group.look"),
      children: <LookSection form={form} settings={settings} />,
    },
    {
      id: "pictures",
      title: t("portal-settings.group.pictures"),
      hint: t("portal-settings.pictures.hint"),
      children: <PicturesSection form={form} portal={settings.key} />,
    },
    {
      id: "links",
      title: t("portal-settings.group.links"),
      children: <LinksSection form={form} />,
    },
    {
      id: "languages",
      title: t("portal-settings.group.languages"),
      children: <LanguagesSection form={form} />,
    },
    {
      id: "people",
      title: t("portal-settings.group.people"),
      children: <PeopleSection form={form} type={settings.type} />,
    },
  ];
}
