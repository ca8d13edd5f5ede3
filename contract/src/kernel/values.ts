import { z } from "zod";
import type { FailureCode, FailureData } from "./failures.ts";
import type { FormRule } from "./form-rule.ts";
import { isEmail } from "./formats/email.ts";
import { type FormatName, formats } from "./formats/formats.ts";
import { formatPhone } from "./formats/phone.ts";
import { type SocialNetwork, socialLink } from "./formats/social-links.ts";
import { toVideo } from "./formats/video.ts";
import { toDomain, toSecureLink, toWebsite } from "./formats/web-addresses.ts";
import { namesTwice } from "./judge.ts";

/**
 * The refusal of a value by a refinement: the code, whose sentence stands among the
 * phrases, and for developers `message` in English.
 */
export const failure = (
  code: FailureCode,
  { message = code, data, path }: { message?: string; data?: FailureData; path?: string[] } = {},
) => ({
  error: message,
  params: { failure: code, ...(data && { data }) },
  ...(path && { path }),
});

/** Text in a format that pages judge by the same function. */
const formatted = <Schema extends z.ZodType<string>>(
  schema: Schema,
  { format, message }: { format: FormatName; message: string },
): Schema => {
  const { code, holds } = formats[format];
  const { params, ...said } = failure(code, { message });
  return schema
    .refine(holds, { ...said, params: { ...params, format } })
    .meta({ format }) as Schema;
};

/** The arguments of `refine` for a rule that pages judge by too. */
export const byRule = <Body>(rule: FormRule<Body>) => {
  const { params, ...said } = failure(rule.code, {
    message: rule.message,
    ...(rule.data && { data: rule.data }),
    ...(rule.path && { path: rule.path.split(".") }),
  });
  return [rule.holds, { ...said, params: { ...params, rule } }] as const;
};

/** A public key of a company, product, request …: lower case, digits, hyphens; stable and readable. */
export const Key = formatted(z.string().min(1).max(120), {
  format: "key",
  message: "lower-case letters, digits and hyphens",
});

/** A point in time, UTC, ISO 8601. */
export const Instant = z.iso.datetime();

/** A calendar day, ISO 8601. */
export const Day = z.iso.date();

/** ISO 3166-1 alpha-2, as people and programs give it. */
export const Country = formatted(z.string(), {
  format: "country",
  message: "a country by its two capital letters (ISO 3166-1)",
});

/** The same in answers: what was stored before codes were given up or refused is shown still. */
export const StoredCountry = z.string().describe("ISO 3166-1 alpha-2");

/** A number above 0 as text, which no float rounds: 12 digits and 6 decimals at most. */
export const Decimal = formatted(z.string(), {
  format: "decimal",
  message: "a number above 0 with at most 12 digits and 6 decimals, as text",
});

/** ISO 4217. */
export const CurrencyCode = formatted(z.string(), {
  format: "currency",
  message: "a currency of ISO 4217",
});

/** ISO 639-1. */
export const LanguageCode = formatted(z.string(), {
  format: "language",
  message: "two small letters (ISO 639-1)",
});

/** A time zone of the IANA database. */
export const TimeZone = formatted(z.string().max(60), {
  format: "time-zone",
  message: "a time zone of the IANA database, such as Europe/Berlin",
});

/** The token of a mailed link. */
export const Token = formatted(z.string(), {
  format: "token",
  message: "a token of a mailed link",
});

/** Six hexadecimal digits, in small letters. */
export const Colour = formatted(z.string(), {
  format: "colour",
  message: "a colour such as #2f9e44",
}).toLowerCase();

/** PostgreSQL stores every character but the zero byte. */
const storable = (value: string) => !value.includes("\0");
const character = failure("character", { message: "a zero byte" });

/** Text of one line: trimmed, not empty, at most `max` characters. */
export const line = (max: number) => z.string().trim().min(1).max(max).refine(storable, character);

/** What a person, a company or a job is called, in one line: mails say it in sentences of ours. */
export const Name = (max: number) =>
  formatted(line(max), {
    format: "name",
    message: "a name, without addresses of the web or of mail",
  });

/** Text of several lines: trimmed, may be empty, at most `max` characters. */
export const text = (max: number) => z.string().trim().max(max).refine(storable, character);

/** `true`/`false` in a query string. */
export const QueryFlag = z.enum(["true", "false"]).transform((value) => value === "true");

/** A comma-separated list in a query string. */
export const queryList = <Item extends z.ZodType<unknown, string>>(item: Item, max = 50) =>
  z
    .string()
    .max(4_000)
    .transform((value) => (value === "" ? [] : value.split(",")))
    .pipe(z.array(item).max(max));

/** A line in which people write one thing in several ways; kept in one. */
const written = (
  max: number,
  { as, ...rule }: { as: (typed: string) => string | null; format: FormatName; message: string },
) => formatted(line(max), rule).transform((typed) => as(typed) ?? typed);

/** The input patterns of the spec (section 5). */
export const Website = written(500, {
  as: toWebsite,
  format: "website",
  message: "a website such as www.example.com",
});
/** A page of elsewhere that ours lead to: by https alone. */
export const SecureLink = written(500, {
  as: toSecureLink,
  format: "secure-link",
  message: "an address that begins with https://",
});
/** Where a company has its events posted to. */
export const WebhookAddress = formatted(line(500), {
  format: "webhook-address",
  message: "an address without user name, password and fragment, at port 443 or above 1024",
});
export const DomainName = written(260, {
  as: toDomain,
  format: "domain",
  message: "a domain such as example.com",
});
/** YouTube's 11-character id; the address of the video will do. */
export const VideoId = written(300, {
  as: toVideo,
  format: "video",
  message: "a video id of 11 characters",
});
export const Email = formatted(line(254), { format: "email", message: "an e-mail address" });
/** Kept as the spec wants it (section 5, sign-up), however it was typed. */
export const PhoneNumber = formatted(line(40), {
  format: "phone",
  message: "a phone number",
}).transform(formatPhone);
/** An e-mail address, or a phone number in the form that spec 5 gives them. */
export const ContactValue = formatted(line(254), {
  format: "email-or-phone",
  message: "an e-mail address or a phone number",
}).transform((value) => (isEmail(value) ? value : formatPhone(value)));
/** The address of a page in a social network, whole. */
export const SocialLink = (network: SocialNetwork) =>
  written(300, {
    as: (typed) => socialLink(network, typed),
    format: `social-link.${network}`,
    message: `an address at ${network}`,
  });

/** A list that names nothing twice; of groups, not twice the same values of the fields `by`. */
export const distinct = <Item extends z.ZodType>(
  item: Item,
  max: number,
  by: true | Extract<keyof z.output<Item>, string>[] = true,
) => {
  const { params, ...said } = failure("twice", { message: "each once" });
  return z
    .array(item)
    .max(max)
    .refine((all) => !namesTwice(all, by), { ...said, params: { ...params, distinct: by } });
};

/** Degrees, north and east positive. */
export const Latitude = z.number().min(-90).max(90);
export const Longitude = z.number().min(-180).max(180);
