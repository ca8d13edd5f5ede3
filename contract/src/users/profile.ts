import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { roles } from "../access/roles.ts";
import { standings } from "../access/standing.ts";
import { permissionKeys, permissionLevels } from "../access/table.ts";
import { portalUserStatuses } from "../enumerations/portals.ts";
import { segments } from "../enumerations/products.ts";
import { departments, languageLevels, titles, userStatuses } from "../enumerations/users.ts";
import { socialNetworks } from "../kernel/formats/social-links.ts";
import { languages } from "../kernel/language.ts";
import {
  Country,
  distinct,
  failure,
  Instant,
  Key,
  Name,
  PhoneNumber,
  SocialLink,
  StoredCountry,
  TimeZone,
} from "../kernel/values.ts";
import { type Delivery, deliveries } from "../notifications/mailed-kinds.ts";
import { type MailedKind, mailedKinds } from "../notifications/table.ts";
import { TermsVersion } from "../portals/terms-version.ts";
import { CompanyReference } from "../products/schema.ts";
import { spokenLanguages } from "../reference/spoken-languages.ts";

const SpokenLanguage = z.strictObject({
  language: z.enum(spokenLanguages).describe("ISO 639-1"),
  level: z.enum(languageLevels),
});

const deliveryOfEach = Object.fromEntries(
  mailedKinds.map((kind) => [kind, z.enum(deliveries)]),
) as Record<MailedKind, z.ZodEnum<{ [D in Delivery]: D }>>;

/** How each kind of notification reaches the person, and news of Neroli (contract/notifications). */
export const NotificationSettings = z.strictObject({
  neroli_digest_enabled: z.boolean(),
  analytics_weekly_enabled: z.boolean(),
  ...deliveryOfEach,
});

/** The signed-in user, as the session needs it: the session is authenticated once it is loaded. */
export const Profile = z.object({
  key: Key,
  title: z.enum(titles).nullable(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  permissions: z.partialRecord(z.enum(permissionKeys), z.enum(permissionLevels)),
  status: z.enum(userStatuses),
  department: z.enum(departments).nullable(),
  job_title: z.string().nullable(),
  phone_number: z.string().nullable(),
  country_code: StoredCountry.nullable(),
  segments: z.array(z.enum(segments)),
  language: z.enum(languages).nullable().describe("of the interface and of mails"),
  time_zone: z.string().nullable().describe("of the IANA database; null stands for UTC"),
  languages: z.array(SpokenLanguage),
  social_links: z.partialRecord(z.enum(socialNetworks), z.string()),
  notifications: NotificationSettings,
  picture: z.string().nullable(),
  company: CompanyReference.extend({ type: z.string() }).nullable(),
  /** VERIFIED, enabled, of a verified company: may request and download. */
  vetted: z.boolean(),
  standing: z.enum(standings).describe("how far the account is let in; roles count as far"),
  /** True for people of the internal staging company (spec 2: no Invite button). */
  staging: z.boolean(),
  /** Without one, sign-in is the matter of another identity provider. */
  has_password: z.boolean(),
  /** Support that has no second factor yet, and hence no rights but on its own account. */
  lacks_factor: z.boolean(),
  erased_at: Instant.nullable().describe(
    "when the account goes; null where nobody has asked for it",
  ),
  version: z.int(),
});
export type Profile = z.infer<typeof Profile>;

export const ProfileForm = z.strictObject({
  version: z.int().describe("of the profile that was changed"),
  title: z.enum(titles).nullable(),
  firstname: Name(100),
  lastname: Name(100),
  department: z.enum(departments).nullable(),
  job_title: Name(120).nullable(),
  phone_number: PhoneNumber.nullable(),
  country_code: Country.nullable(),
  segments: z.array(z.enum(segments)).max(segments.length),
  language: z.enum(languages).optional().describe("left out, it stays: it may be another by now"),
  time_zone: TimeZone.optional().describe("left out, it stays"),
  languages: distinct(SpokenLanguage, 20, ["language"]),
  social_links: z.strictObject({
    linkedin: SocialLink("linkedin").optional(),
    twitter: SocialLink("twitter").optional(),
    facebook: SocialLink("facebook").optional(),
    youtube: SocialLink("youtube").optional(),
    instagram: SocialLink("instagram").optional(),
  }),
  notifications: NotificationSettings,
});
export type ProfileForm = z.input<typeof ProfileForm>;

/** Without an entity the person's own settings; with one, what the person is in that portal. */
const settingsOf = z
  .strictObject({ entity_type: z.enum(["EVENT"]).optional(), entity_id: Key.optional() })
  .refine(
    ({ entity_type, entity_id }) => (entity_type === undefined) === (entity_id === undefined),
    failure("required", {
      message: "entity_type and entity_id come together",
      path: ["entity_id"],
    }),
  );

export const UserSettings = z.object({
  language: z.enum(languages).nullable(),
  time_zone: z.string().nullable().describe("of the IANA database; null stands for UTC"),
  notifications: NotificationSettings,
  event_user: z
    .object({
      event_key: Key,
      status: z.enum(portalUserStatuses),
      terms_accepted: z.boolean(),
    })
    .nullable(),
});
export type UserSettings = z.infer<typeof UserSettings>;

/** A change: properties that are left out stay as they are. */
export const UserSettingsForm = z.strictObject({
  language: z.enum(languages).optional(),
  browser_time_zone: TimeZone.optional().describe("kept where the person has none yet"),
  notifications: NotificationSettings.partial().optional(),
  /** Only with an entity. Terms once accepted stay accepted. */
  event_user: z
    .strictObject({ terms_accepted: z.literal(true), terms_version: TermsVersion })
    .optional(),
});

export const profileEndpoints = {
  "GET /users/profile": {
    access: "signed-in",
    summary: "The signed-in user.",
    response: Profile,
  },
  "PUT /users/profile": {
    access: "signed-in",
    repeats: "once",
    summary: "Change one's own profile. The e-mail address, company and roles are not one's own.",
    form: "users/profile",
    body: ProfileForm,
    response: Profile,
    errors: ["conflict"],
  },
  "POST /users/profile/picture": {
    access: "signed-in",
    repeats: "harmless",
    summary: "Set one's picture: png, jpg, tif or gif, 5 MB at most; kept as 256 x 256 webp.",
    upload: z.strictObject({}),
    response: Profile,
    errors: [
      "profile.picture-type",
      "profile.picture-too-large",
      "uploads.line-full",
      "uploads.too-heavy",
    ],
  },
  "DELETE /users/profile/picture": {
    access: "signed-in",
    summary: "Remove one's picture.",
    response: Profile,
  },
  "GET /users/settings": {
    access: "signed-in",
    summary: "The signed-in user's settings; with an entity, its place in that portal.",
    query: settingsOf,
    response: UserSettings,
  },
  "PUT /users/settings": {
    access: "signed-in",
    summary: "Change settings, or accept the terms of a portal that one belongs to.",
    query: settingsOf,
    body: UserSettingsForm,
    response: UserSettings,
  },
} satisfies Endpoints;
