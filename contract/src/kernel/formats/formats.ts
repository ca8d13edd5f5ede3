import { isCountry } from "./country.ts";
import { isCurrency } from "./currency.ts";
import { isDay } from "./day.ts";
import { isEmail } from "./email.ts";
import { isName } from "./name.ts";
import { isPhoneNumber } from "./phone.ts";
import { isSocialLink, type SocialNetwork, socialNetworks } from "./social-links.ts";
import { isTimeZone } from "./time-zone.ts";
import { toVideo } from "./video.ts";
import { isWebhookAddress, toDomain, toSecureLink, toWebsite } from "./web-addresses.ts";

/** A format and the code of what does not have it. */
interface FormatRule {
  code:
    | "email"
    | "email-or-phone"
    | "phone"
    | "website"
    | "secure-link"
    | "webhook-address"
    | "domain"
    | "social-link"
    | "video"
    | "country"
    | "language"
    | "key"
    | "token"
    | "colour"
    | "time-zone"
    | "name"
    | "date"
    | "decimal"
    | "field-reasons.currency";
  /** Given the text without the space around it. */
  holds: (text: string) => boolean;
}

const keyShape = /^[a-z0-9][a-z0-9-]*$/;
const languageShape = /^[a-z]{2}$/;
const tokenShape = /^[A-Za-z0-9_-]{1,200}$/;
const decimalShape = /^\d{1,12}(\.\d{1,6})?$/;
const colourShape = /^#[0-9a-f]{6}$/i;
const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const socialFormats = Object.fromEntries(
  socialNetworks.map((network) => [
    `social-link.${network}`,
    { code: "social-link", holds: (text: string) => isSocialLink(network, text) },
  ]),
) as Record<`social-link.${SocialNetwork}`, FormatRule>;

/**
 * The patterns of texts (spec 5), each in one place: the schemas of the API and the forms of the
 * pages judge by the same function. None of them needs zod.
 */
export const formats = {
  email: { code: "email", holds: isEmail },
  phone: { code: "phone", holds: isPhoneNumber },
  "email-or-phone": {
    code: "email-or-phone",
    holds: (text) => isEmail(text) || isPhoneNumber(text),
  },
  website: { code: "website", holds: (text) => toWebsite(text) !== null },
  /** The address of a page, which nobody between can read or change. */
  "secure-link": { code: "secure-link", holds: (text) => toSecureLink(text) !== null },
  /** Where events are posted to. */
  "webhook-address": { code: "webhook-address", holds: isWebhookAddress },
  domain: { code: "domain", holds: (text) => toDomain(text) !== null },
  /** The address of a video or its id. */
  video: { code: "video", holds: (text) => toVideo(text) !== null },
  ...socialFormats,
  /** A public key of a company, product, request …: lower case, digits, hyphens. */
  key: { code: "key", holds: (text) => keyShape.test(text) },
  /** The id of what has no public key. */
  uuid: { code: "key", holds: (text) => uuidShape.test(text) },
  /** The token of a mailed link: letters and digits, "-" and "_". */
  token: { code: "token", holds: (text) => tokenShape.test(text) },
  /** ISO 3166-1 alpha-2. */
  country: { code: "country", holds: isCountry },
  /** ISO 639-1. */
  language: { code: "language", holds: (text) => languageShape.test(text) },
  /** Six hexadecimal digits, as browsers' colour fields give them. */
  colour: { code: "colour", holds: (text) => colourShape.test(text) },
  /** Of the IANA database. */
  "time-zone": { code: "time-zone", holds: isTimeZone },
  /** What a person, a company or a job is called: no address, nothing hidden. */
  name: { code: "name", holds: isName },
  /** A calendar day, ISO 8601. */
  date: { code: "date", holds: isDay },
  /** Prices and quantities, exact: above 0, with at most 12 digits and 6 decimals. */
  decimal: { code: "decimal", holds: (text) => decimalShape.test(text) && /[1-9]/.test(text) },
  /** ISO 4217. */
  currency: { code: "field-reasons.currency", holds: isCurrency },
} as const satisfies Record<string, FormatRule>;

export type FormatName = keyof typeof formats;
