import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { languageLevels } from "@neroli/contract/enumerations/users.ts";
import { formatPhone, isPhoneNumber } from "@neroli/contract/kernel/formats/phone.ts";
import type { SocialNetwork } from "@neroli/contract/kernel/formats/social-links.ts";
import { isLanguage } from "@neroli/contract/kernel/language.ts";
import type { NotificationSettings } from "@neroli/contract/notifications/mailed-kinds.ts";
import type { Profile, ProfileForm } from "@neroli/contract/users/profile.ts";
import { pageLanguage } from "../../language/phrases.tsx";

/** A row of the list while it is filled in. */
interface Spoken {
  language: string;
  level: (typeof languageLevels)[number];
}

/** What the form holds while it is typed in; "" stands for nothing. */
export interface ProfileValues {
  title: string;
  firstname: string;
  lastname: string;
  department: string;
  job_title: string;
  phone_number: string;
  country_code: string;
  segments: Segment[];
  language: string;
  time_zone: string;
  languages: Spoken[];
  social_links: Record<SocialNetwork, string>;
  notifications: NotificationSettings;
}

export function valuesOf(profile: Profile): ProfileValues {
  const { linkedin = "", twitter = "", facebook = "" } = profile.social_links;
  const { youtube = "", instagram = "" } = profile.social_links;
  return {
    title: profile.title ?? "",
    firstname: profile.firstname,
    lastname: profile.lastname,
    department: profile.department ?? "",
    job_title: profile.job_title ?? "",
    phone_number: profile.phone_number ?? "",
    country_code: profile.country_code ?? "",
    segments: profile.segments,
    language: profile.language ?? pageLanguage(),
    time_zone: profile.time_zone ?? "",
    languages: profile.languages,
    social_links: { linkedin, twitter, facebook, youtube, instagram },
    notifications: profile.notifications,
  };
}

/**
 * The form as the API takes it; rows without a language say nothing, nor does a language of the
 * pages or a time zone that was not changed here.
 */
export function toForm(values: ProfileValues, base: Profile): ProfileForm {
  const { title, department, language, time_zone } = values;
  return {
    version: base.version,
    title: title ? (title as ProfileForm["title"]) : null,
    firstname: values.firstname,
    lastname: values.lastname,
    department: department ? (department as ProfileForm["department"]) : null,
    job_title: values.job_title.trim() || null,
    phone_number: values.phone_number.trim() || null,
    country_code: values.country_code || null,
    segments: values.segments,
    ...(isLanguage(language) && language !== base.language && { language }),
    ...(time_zone && time_zone !== base.time_zone && { time_zone }),
    languages: values.languages.filter((spoken) => spoken.language !== ""),
    social_links: Object.fromEntries(
      Object.entries(values.social_links).filter(([, address]) => address.trim() !== ""),
    ),
    notifications: values.notifications,
  };
}

/** Written as it will be kept, when the field is left (spec 5, phone number). */
export const tidyPhone = (typed: string): string =>
  isPhoneNumber(typed.trim()) ? formatPhone(typed) : typed;
