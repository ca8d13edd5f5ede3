import { defaultPortalColour } from "@neroli/contract/enumerations/portals.ts";
import { formats } from "@neroli/contract/kernel/formats/formats.ts";
import type { EditablePortalSettings } from "@neroli/contract/portals/settings.ts";
import { type Translate, useLanguage, useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { contrastOf, textOn } from "../../ui/contrast.ts";
import { RadioField } from "../../ui/fields/check-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import layout from "../../ui/layout.module.css";
import { groundsOf, portalColours } from "../../ui/portal-theme.tsx";
import { colours } from "../../ui/tokens.ts";
import classes from "./settings.module.css";
import type { SettingsFields } from "./use-settings-form.ts";

interface LookSectionProps {
  form: SettingsFields;
  settings: EditablePortalSettings;
}

/** Name, colour and branding. */
export function LookSection({ form, settings }: LookSectionProps) {
  const t = useT();
  const colour = form.values.primary_colour.trim().toLowerCase();
  const isColour = formats.colour.holds(colour);
  const usual = defaultPortalColour.toLowerCase();
  return (
    <>
      <TextField
        label={t("portal-settings.field.name")}
        hint={t("portal-settings.name.hint", { name: settings.display_name })}
        placeholder={settings.display_name}
        autoComplete="off"
        {...form.field("name")}
      />
      <div className={classes.colour}>
        <input
          type="color"
          aria-label={t("portal-settings.colour.choose")}
          value={isColour ? colour : usual}
          onChange={({ currentTarget }) => form.set({ primary_colour: currentTarget.value })}
        />
        <TextField
          label={t("portal-settings.field.primary_colour")}
          hint={t("portal-settings.colour.hint")}
          autoComplete="off"
          {...form.field("primary_colour")}
          maxLength={7}
        />
        <Button
          size="small"
          disabledReason={colour === usual ? t("portal-settings.colour.is-usual") : undefined}
          onClick={() => form.set({ primary_colour: usual })}
        >
          {t("portal-settings.colour.reset")}
        </Button>
      </div>
      {isColour && <Contrast primary={colour} />}
      <RadioField
        legend={t("portal-settings.field.variant")}
        choices={[
          { value: "", label: t("portal-settings.variant.none") },
          {
            value: "CONCEPTS",
            label: t("portal-settings.variant.CONCEPTS"),
            hint: t("portal-settings.variant.hint"),
          },
        ]}
        {...form.field("variant")}
      />
    </>
  );
}

/** What becomes of the colour, in words. */
function Contrast({ primary }: { primary: string }) {
  const t = useT();
  const language = useLanguage();
  return (
    <ul className={`${layout.soft} ${classes.contrast}`} aria-live="polite">
      {contrastSentences(t, { primary, language }).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function contrastSentences(
  t: Translate,
  { primary, language }: { primary: string; language: string },
): string[] {
  const said = (ratio: number) => ratio.toLocaleString(language, { maximumFractionDigits: 1 });
  const { text, ratio } = textOn(primary);
  const drawn = portalColours(primary);
  const worst = (colour: string) =>
    Math.min(...groundsOf.light.map((ground) => contrastOf(colour, ground)));
  const sentence = (part: "text" | "mark") => {
    const colour = drawn[`accent-${part}`];
    return colour === primary
      ? t(`portal-settings.contrast.${part}.same`, { ratio: said(worst(colour)) })
      : t(`portal-settings.contrast.${part}.changed`, { colour, ratio: said(worst(colour)) });
  };
  return [
    t(`portal-settings.contrast.${text === colours["on-ink"] ? "white" : "black"}`, {
      ratio: said(ratio),
    }),
    sentence("text"),
    sentence("mark"),
  ];
}
