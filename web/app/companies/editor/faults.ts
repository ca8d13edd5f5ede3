import { isEmail } from "@neroli/contract/kernel/formats/email.ts";
import { isPhoneNumber } from "@neroli/contract/kernel/formats/phone.ts";
import { socialLink } from "@neroli/contract/kernel/formats/social-links.ts";
import type { Translate } from "../../language/phrases.tsx";
import { networkNames } from "../networks.ts";
import {
  type CompanyValues,
  type ContactValues,
  domainsIn,
  numberOf,
  sameValue,
} from "./form-values.ts";

/** Path in the form -> sentence. */
export type Faults = Record<string, string>;

const within = (text: string, [least, most]: [number, number]) =>
  !text.trim() || (numberOf(text) >= least && numberOf(text) <= most);

/** A host with a dot in it; the server has the last word. */
function isWebsite(text: string): boolean {
  const typed = text.trim();
  if (!typed) return true;
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return !/\s/.test(typed) && URL.canParse(whole) && /\.[a-z]/i.test(new URL(whole).hostname);
}

/** "@example.com" and the number before a line of a pasted list are taken off by the server. */
const isDomain = (text: string) =>
  /^[^\s@/:]+\.[^\s@/:.\d][^\s@/:.]+$/.test(
    text.replace(/^\(?\d{1,3}[.)]\s+/, "").replace(/^@/, ""),
  );

const isYear = (text: string) =>
  !text.trim() ||
  (/^\d{4}$|^[5-9]\d{2}$/.test(text.trim()) && within(text, [500, new Date().getUTCFullYear()]));

/** What the form can know by itself. */
export function faultsOf(t: Translate, values: CompanyValues, isNew: boolean): Faults {
  const found: Faults = {};
  const wrong = (path: string, sentence: string) => {
    found[path] ??= sentence;
  };
  const needed = t("company-editor.fault.needed");
  if (isNew && !values.name.trim()) wrong("name", needed);
  if (!values.type) wrong("type", needed);
  if (!isWebsite(values.website)) wrong("website", t("company-editor.fault.website"));
  if (!isYear(values.foundation_year)) wrong("foundation_year", t("company-editor.fault.year"));
  const { latitude, longitude } = values.headquarters;
  if (!within(latitude, [-90, 90])) {
    wrong("headquarters.latitude", t("company-editor.fault.latitude"));
  }
  if (!within(longitude, [-180, 180])) {
    wrong("headquarters.longitude", t("company-editor.fault.longitude"));
  }
  if (!within(values.dow_jones_sustainability_score, [0, 100])) {
    wrong("dow_jones_sustainability_score", t("company-editor.fault.score"));
  }
  values.segments.forEach(({ segment, url }, at) => {
    if (!isWebsite(url)) wrong(`segments.${at}.url`, t("company-editor.fault.website"));
    if (segment === "FOOD" && !values.offering.includes("INGREDIENTS")) {
      wrong("segments", t("company-editor.fault.food"));
    }
  });
  values.media_links.forEach(({ type, url }, at) => {
    const network = networkNames[type];
    if (!url.trim()) wrong(`media_links.${at}.url`, needed);
    else if (!socialLink(type, url)) {
      wrong(`media_links.${at}.url`, t("company-editor.fault.media", { network }));
    }
  });
  twice(values.media_links).forEach((at) => {
    wrong(`media_links.${at}.url`, t("company-editor.fault.twice"));
  });
  const stranger = domainsIn(values.valid_email_domains).find((domain) => !isDomain(domain));
  if (stranger) {
    wrong("valid_email_domains", t("company-editor.fault.domain", { domain: stranger }));
  }
  for (const list of ["contacts", "verified_contacts"] as const) {
    Object.assign(found, contactFaults(t, { list, contacts: values[list] }));
  }
  return found;
}

function contactFaults(
  t: Translate,
  { list, contacts }: { list: string; contacts: ContactValues[] },
): Faults {
  const found: Faults = {};
  contacts.forEach(({ person_of_contact, value }, at) => {
    const needed = t("company-editor.fault.needed");
    if (!person_of_contact.trim()) found[`${list}.${at}.person_of_contact`] = needed;
    if (!value.trim()) found[`${list}.${at}.value`] = needed;
    else if (!isEmail(value.trim()) && !isPhoneNumber(value)) {
      found[`${list}.${at}.value`] = t("company-editor.fault.contact");
    }
  });
  for (const at of twice(contacts)) {
    found[`${list}.${at}.value`] ??= t("company-editor.fault.twice");
  }
  return found;
}

/** Where a line repeats one before it. */
const twice = (lines: readonly unknown[]): number[] =>
  lines.flatMap((line, at) =>
    lines.slice(0, at).some((before) => sameValue(before, line)) ? [at] : [],
  );

/** Where in the form the API's path of a refused field stands. */
const pathInForm = (path: string): string =>
  path
    .replace(/^details\./, "")
    .replace(/^permissions\.exclude.*/, "exclude")
    .replace(/^(valid_email_domains|sustainable_development_goals|offering)\..*/, "$1");

export const inForm = (failures: Record<string, string>): Faults =>
  Object.fromEntries(
    Object.entries(failures).map(([path, message]) => [pathInForm(path), message]),
  );

/**
 * What the server refused, at the fields of the form. Its sentences about the shape of a value are
 * for developers: where the form has words of its own, those are said.
 */
export function refusedFields(
  t: Translate,
  { failures, values }: { failures: Record<string, string>; values: CompanyValues },
): Faults {
  return Object.fromEntries(
    Object.entries(failures).map(([path, message]) => [
      pathInForm(path),
      shapeFault(t, { path, values }) ?? message,
    ]),
  );
}

function shapeFault(
  t: Translate,
  { path, values }: { path: string; values: CompanyValues },
): string | null {
  const [field = "", at = "0", inner = ""] = path.split(".");
  const link = values.media_links[Number(at)];
  if (field === "website" || (field === "segments" && inner === "url")) {
    return t("company-editor.fault.website");
  }
  if (field === "foundation_year") return t("company-editor.fault.year");
  if (field === "media_links" && link) {
    return t("company-editor.fault.media", { network: networkNames[link.type] });
  }
  if (inner === "value") return t("company-editor.fault.contact");
  if (field !== "valid_email_domains") return null;
  const domain = domainsIn(values.valid_email_domains)[Number(at)] ?? "";
  return t("company-editor.fault.domain", { domain });
}
