import {
  type EventType,
  isExhibition,
  portalLinks,
} from "@neroli/contract/enumerations/portals.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import { useT, words } from "../../language/phrases.tsx";
import { CheckField, ChecksField } from "../../ui/fields/check-field.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import type { SettingsFields } from "./use-settings-form.ts";

/** Where the portal's pages lead to outside of it, and whom people write to. */
export function LinksSection({ form }: { form: SettingsFields }) {
  const t = useT();
  return (
    <>
      {portalLinks.map((link) => (
        <TextField
          key={link}
          type="url"
          placeholder="https://"
          autoComplete="off"
          label={t(`portal-settings.link.${link}`)}
          {...form.field(`links.${link}`)}
        />
      ))}
      <TextField
        type="email"
        autoComplete="off"
        label={t("portal-settings.field.support")}
        hint={t("portal-settings.support.hint")}
        {...form.field("support")}
      />
    </>
  );
}

export function LanguagesSection({ form }: { form: SettingsFields }) {
  const t = useT();
  const offered = form.values.languages;
  const { required, ...first } = form.field("first");
  return (
    <>
      <ChecksField
        legend={t("portal-settings.field.languages")}
        hint={t("portal-settings.languages.hint")}
        choices={languages.map((value) => ({ value, label: words(t, "text-languages", value) }))}
        {...form.field("languages")}
      />
      <ChoiceField
        label={t("portal-settings.field.first")}
        hint={t("portal-settings.first.hint")}
        choices={offered.map((value) => ({ value, label: words(t, "text-languages", value) }))}
        {...first}
        value={offered.some((each) => each === first.value) ? first.value : (offered[0] ?? "")}
      />
    </>
  );
}

interface PeopleProps {
  form: SettingsFields;
  type: EventType;
}

/** Who its mails come from, and whether one may sign up: at an exhibition anybody may. */
export function PeopleSection({ form, type }: PeopleProps) {
  const t = useT();
  return (
    <>
      <TextField
        autoComplete="off"
        label={t("portal-settings.field.sender_name")}
        hint={t("portal-settings.sender.hint")}
        {...form.field("sender_name")}
      />
      {!isExhibition(type) && (
        <CheckField
          label={t("portal-settings.field.takes_sign_ups")}
          hint={t("portal-settings.sign-ups.hint")}
          {...form.check("takes_sign_ups")}
        />
      )}
    </>
  );
}
