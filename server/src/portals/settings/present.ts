import {
  defaultPortalColour,
  isExhibition,
  portalImages,
  portalLinks,
} from "@neroli/contract/enumerations/portals.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import type { PortalSettings } from "@neroli/contract/portals/schema.ts";
import type {
  EditablePortalSettings,
  PortalSettingsForm,
} from "@neroli/contract/portals/settings.ts";
import type { StoredPortalSettings } from "../../../db/json-columns.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import type { SettingsRow } from "./queries.ts";

/** What support decides, but for the version: what the row leaves out has its default. */
export type DecidedSettings = Omit<PortalSettingsForm, "version">;

export const decidedSettings = (stored: StoredPortalSettings): DecidedSettings => ({
  name: stored.name ?? null,
  primary_colour: (stored.theme?.primary_colour ?? defaultPortalColour).toLowerCase(),
  images: ofEach(portalImages, (image) => stored.images?.[image] ?? null),
  links: ofEach(portalLinks, (link) => stored.links?.[link] ?? null),
  support: stored.support ?? null,
  languages: stored.languages ?? [...languages],
  sender_name: stored.sender_name ?? null,
  variant: stored.variant ?? null,
  takes_sign_ups: stored.takes_sign_ups ?? false,
});

/** As anybody may read it, pictures by their addresses; exhibitions are open to everybody. */
export function presentSettings(
  row: Pick<SettingsRow, "key" | "type" | "display_name" | "settings">,
): PortalSettings {
  const { name, primary_colour, images, ...decided } = decidedSettings(row.settings);
  return {
    ...decided,
    takes_sign_ups: decided.takes_sign_ups || isExhibition(row.type),
    key: row.key,
    type: row.type,
    name: name ?? row.display_name,
    theme: { primary_colour },
    images: ofEach(portalImages, (image) => {
      const id = images[image];
      return id && imageAddress(id);
    }),
  };
}

export const presentEditable = (row: SettingsRow): EditablePortalSettings => ({
  ...decidedSettings(row.settings),
  key: row.key,
  type: row.type,
  enabled: row.enabled,
  version: row.settings_version,
  display_name: row.display_name,
});

const ofEach = <Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
