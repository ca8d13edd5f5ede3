import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { eventTypes, portalImages, portalLinks } from "../enumerations/portals.ts";
import { brandVariants } from "../kernel/brand-variants.ts";
import { languages } from "../kernel/language.ts";
import { Colour, distinct, Email, Key, Name, SecureLink } from "../kernel/values.ts";

const images = z.strictObject(
  ofEach(portalImages, z.uuid().nullable().describe("the id of a picture of this portal")),
);
const linked = z.strictObject(ofEach(portalLinks, SecureLink.nullable()));

/** What support decides about the look of a portal, and whom its people turn to. */
export const PortalSettingsForm = z.strictObject({
  version: z.int().min(1),
  /** As its pages and mails call it; as lists do where there is none. */
  name: Name(120).nullable(),
  primary_colour: Colour,
  images,
  links: linked,
  support: Email.nullable(),
  languages: distinct(z.enum(languages), languages.length).min(1),
  sender_name: Name(120).nullable(),
  variant: z.enum(brandVariants).nullable(),
  takes_sign_ups: z.boolean(),
});
export type PortalSettingsForm = z.output<typeof PortalSettingsForm>;

/** The same as it stands, with which portal it is. */
export const EditablePortalSettings = z.object({
  key: Key,
  type: z.enum(eventTypes),
  enabled: z.boolean(),
  version: z.int(),
  display_name: z.string().describe("as lists call it"),
  name: z.string().nullable(),
  primary_colour: z.string(),
  images: z.object(ofEach(portalImages, z.string().nullable().describe("the id of a picture"))),
  links: z.object(ofEach(portalLinks, z.string().nullable())),
  support: z.string().nullable(),
  languages: z.array(z.enum(languages)),
  sender_name: z.string().nullable(),
  variant: z.enum(brandVariants).nullable(),
  takes_sign_ups: z.boolean(),
});
export type EditablePortalSettings = z.infer<typeof EditablePortalSettings>;

export const portalSettingsEndpoints = {
  "GET /portals/:portal/settings": {
    access: "portal-settings",
    summary: "What is decided about the look of a portal, as it is changed.",
    params: z.object({ portal: Key }),
    response: EditablePortalSettings,
  },
  "PUT /portals/:portal/settings": {
    access: "portal-settings",
    summary: "Change how a portal looks, whom its people turn to, and whether it takes sign-ups.",
    params: z.object({ portal: Key }),
    form: "portals/portal-settings",
    body: PortalSettingsForm,
    response: EditablePortalSettings,
    errors: ["conflict"],
    audit: "event.settings-saved",
  },
} satisfies Endpoints;

function ofEach<Name extends string, Value>(
  names: readonly Name[],
  value: Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
}
