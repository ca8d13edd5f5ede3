import { z } from "zod";

/** A public key of a company, product, request …: lower case, digits, hyphens; stable and readable. */
export const Key = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9][a-z0-9-]*$/, "lower-case letters, digits and hyphens");

/** A point in time, UTC, ISO 8601. */
export const Instant = z.iso.datetime();

/** A calendar day, ISO 8601. */
export const Day = z.iso.date();

/** ISO 3166-1 alpha-2. */
export const Country = z.string().regex(/^[A-Z]{2}$/, "two capital letters (ISO 3166-1)");

/** PostgreSQL stores every character but the zero byte. */
const storable = (value: string) => !value.includes("\0");

/** Text of one line: trimmed, not empty, at most `max` characters. */
export const line = (max: number) =>
  z.string().trim().min(1).max(max).refine(storable, "a zero byte");

/** Text of several lines: trimmed, may be empty, at most `max` characters. */
export const text = (max: number) => z.string().trim().max(max).refine(storable, "a zero byte");

/** `true`/`false` in a query string. */
export const QueryFlag = z.enum(["true", "false"]).transform((value) => value === "true");

/** A comma-separated list in a query string. */
export const queryList = <Item extends z.ZodType<unknown, string>>(item: Item, max = 50) =>
  z
    .string()
    .max(4_000)
    .transform((value) => (value === "" ? [] : value.split(",")))
    .pipe(z.array(item).max(max));

/** "2. Rose water" is "Rose water": the number that a pasted list puts before its lines (spec 5). */
export const withoutListNumber = (typed: string): string =>
  typed.replace(/^\s*\(?\d{1,3}[.)]\s+/, "");

const domainShape = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** A domain in the letters of the domain name system, or null: "@Müller.example" has two dots less. */
function toDomain(typed: string): string | null {
  const bare = withoutListNumber(typed).trim().replace(/^@/, "");
  if (/[\s/?#:@\\%]/.test(bare) || !URL.canParse(`http://${bare}`)) return null;
  const { hostname } = new URL(`http://${bare}`);
  return hostname.length <= 253 && domainShape.test(hostname) ? hostname : null;
}

/** Whole, with https where no scheme was typed, or null when it leads to no public web server. */
function toWebsite(typed: string): string | null {
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(whole) || !URL.canParse(whole)) return null;
  const { hostname, username, password } = new URL(whole);
  return domainShape.test(hostname) && !username && !password ? whole : null;
}

const videoHosts = ["youtube.com", "www.youtube.com", "m.youtube.com", "youtu.be"];
/** YouTube's 11-character video id (spec 5). */
export const videoPattern = /^[A-Za-z0-9_-]{11}$/;

/** The id in the address of a video, or what was typed where that is an id already. */
function toVideo(typed: string): string | null {
  if (videoPattern.test(typed)) return typed;
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(whole)) return null;
  const { hostname, pathname, searchParams } = new URL(whole);
  if (!videoHosts.includes(hostname)) return null;
  const id = searchParams.get("v") ?? pathname.split("/").at(-1) ?? "";
  return videoPattern.test(id) ? id : null;
}

/** Text in which people write one thing in several ways; kept in one. */
const written = (
  max: number,
  { as, what }: { as: (typed: string) => string | null; what: string },
) =>
  line(max).transform((typed, { addIssue }) => {
    const value = as(typed);
    if (value !== null) return value;
    addIssue({ code: "custom", message: what });
    return z.NEVER;
  });

/** The input patterns of the spec (section 5). */
export const Website = written(500, { as: toWebsite, what: "a website such as www.example.com" });
export const DomainName = written(260, { as: toDomain, what: "a domain such as example.com" });
/** YouTube's 11-character id; the address of the video will do. */
export const VideoId = written(300, { as: toVideo, what: "a video id of 11 characters" });
/** Degrees, north and east positive. */
export const Latitude = z.number().min(-90).max(90);
export const Longitude = z.number().min(-180).max(180);
