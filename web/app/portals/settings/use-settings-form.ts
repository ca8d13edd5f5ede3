import { portalLinks } from "@neroli/contract/enumerations/portals.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { portalSettings } from "@neroli/contract/portals/forms/portal-settings.gen.ts";
import type {
  EditablePortalSettings,
  PortalSettingsForm,
} from "@neroli/contract/portals/settings.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api, hasCode } from "../../kernel/client.ts";
import { type EntryForm, useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";

export const settingsKey = (portal: string) => ["portal-settings", portal];

/** As fields hold it: what is not given is an empty text. */
export interface SettingsValues {
  name: string;
  primary_colour: string;
  images: EditablePortalSettings["images"];
  links: Record<(typeof portalLinks)[number], string>;
  support: string;
  languages: Language[];
  /** Of these, the one for readers who have chosen none. */
  first: string;
  sender_name: string;
  variant: string;
  takes_sign_ups: boolean;
}

export type SettingsFields = EntryForm<SettingsValues>;

const valuesOf = (base: EditablePortalSettings): SettingsValues => ({
  name: base.name ?? "",
  primary_colour: base.primary_colour,
  images: base.images,
  links: eachLink((link) => base.links[link] ?? ""),
  support: base.support ?? "",
  // In one order, so that ticking back and forth changes nothing.
  languages: [...base.languages].sort(),
  first: base.languages[0] ?? "en",
  sender_name: base.sender_name ?? "",
  variant: base.variant ?? "",
  takes_sign_ups: base.takes_sign_ups,
});

const toBody = (values: SettingsValues, base: EditablePortalSettings): PortalSettingsForm => ({
  version: base.version,
  name: given(values.name),
  primary_colour: values.primary_colour.trim(),
  images: values.images,
  links: eachLink((link) => given(values.links[link])),
  support: given(values.support),
  languages: inOrder(values),
  sender_name: given(values.sender_name),
  variant: values.variant === "CONCEPTS" ? "CONCEPTS" : null,
  takes_sign_ups: values.takes_sign_ups,
});

const given = (typed: string) => typed.trim() || null;

/** The first one where it is still among them. */
const inOrder = ({ languages, first }: SettingsValues): Language[] => [
  ...languages.filter((language) => language === first),
  ...languages.filter((language) => language !== first),
];

const eachLink = <Value>(value: (link: (typeof portalLinks)[number]) => Value) =>
  Object.fromEntries(portalLinks.map((link) => [link, value(link)])) as Record<
    (typeof portalLinks)[number],
    Value
  >;

export function useSettingsForm(settings: EditablePortalSettings) {
  const t = useT();
  const queries = useQueryClient();
  const params = { portal: settings.key };
  const form = useEntryForm({
    constraints: portalSettings,
    base: settings,
    valuesOf,
    toBody,
    send: (body) => api("PUT /portals/:portal/settings", { params, body }),
    baseOf: (saved): EditablePortalSettings => saved,
    onSent: (saved) => {
      queries.setQueryData(settingsKey(saved.key), saved);
      tellDone(t("portal-settings.saved"));
    },
    theirsOf: (error) =>
      hasCode(error, "conflict")
        ? ((error.body.additional_data?.current as EditablePortalSettings | undefined) ?? null)
        : null,
    draft: (base) => ({ key: `portal-settings.${base.key}.${base.version}` }),
  });
  return {
    ...form,
    discard: () => {
      const undo = { label: t("table.undo"), onClick: form.discard() };
      tellDone(t("table.form.discarded"), undo);
    },
  };
}

export type SettingsEditing = ReturnType<typeof useSettingsForm>;
