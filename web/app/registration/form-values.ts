import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { Department } from "@neroli/contract/enumerations/users.ts";
import { isEmail } from "@neroli/contract/kernel/formats/email.ts";
import { isPhoneNumber } from "@neroli/contract/kernel/formats/phone.ts";
import { passwordFault } from "@neroli/contract/registration/password.ts";
import type { SignUp } from "@neroli/contract/registration/schema.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import type { z } from "zod";
import type { Translate } from "../language/phrases.tsx";

/** What the form holds while it is typed in. */
export interface FormValues {
  email: string;
  company_name: string;
  company_type: string;
  user_notes: string;
  firstname: string;
  lastname: string;
  department: string;
  job_title: string;
  country_code: string;
  phone_number: string;
  segments: Segment[];
  password: string;
  terms_accepted: boolean;
  event_terms_accepted: boolean;
  neroli_digest_enabled: boolean;
}
export type Field = keyof FormValues;
export type Faults = Partial<Record<Field, string>>;

export const emptyValues: FormValues = {
  email: "",
  company_name: "",
  company_type: "",
  user_notes: "",
  firstname: "",
  lastname: "",
  department: "",
  job_title: "",
  country_code: "",
  phone_number: "",
  segments: [],
  password: "",
  terms_accepted: false,
  event_terms_accepted: false,
  neroli_digest_enabled: false,
};

/** In the order of the form, with their labels, for the summary of what is wrong. */
export const fieldLabels: Partial<Record<Field, PlainPhraseKey>> = {
  company_name: "registration.company.name",
  company_type: "registration.company.type",
  user_notes: "registration.company.notes",
  firstname: "registration.firstname",
  lastname: "registration.lastname",
  department: "registration.department",
  job_title: "registration.job-title",
  country_code: "registration.country",
  phone_number: "registration.phone",
  segments: "registration.segments",
  password: "registration.password",
  terms_accepted: "registration.terms",
  event_terms_accepted: "registration.consents",
};

/** What the form is for. */
export interface Purpose {
  /** The company is not listed: it must be described. */
  describesCompany: boolean;
  /** Of a portal or exhibition, whose own terms are accepted too. */
  forEvent: boolean;
}

export const emailFault = (t: Translate, email: string): string | null =>
  isEmail(email.trim()) ? null : t("registration.email.invalid");

/** Field -> sentence, for what the form can know by itself; the server has the last word. */
export function faults(t: Translate, values: FormValues, purpose: Purpose): Faults {
  const needed: Field[] = ["firstname", "lastname", "department", "country_code", "phone_number"];
  if (purpose.describesCompany) needed.push("company_name", "company_type");
  const found: Faults = {};
  for (const name of needed) {
    if (String(values[name]).trim() === "") found[name] = t("registration.needed");
  }
  if (!found.phone_number && !isPhoneNumber(values.phone_number)) {
    found.phone_number = t("registration.phone.invalid");
  }
  const weak = passwordFault(values.password, values);
  if (weak) found.password = t(`registration.password.${weak}`);
  if (!values.terms_accepted) found.terms_accepted = t("registration.terms.needed");
  if (purpose.forEvent && !values.event_terms_accepted) {
    found.event_terms_accepted = t("registration.terms.needed");
  }
  return found;
}

/** The form as the API takes it. */
export function toSignUp(
  values: FormValues,
  { describesCompany, registration_key }: Purpose & { registration_key: string | undefined },
): z.input<typeof SignUp> {
  const { company_name, company_type, user_notes } = values;
  const special_case = {
    company_name,
    company_type: company_type as NonNullable<SpecialCase>["company_type"],
    user_notes,
  };
  return {
    email: values.email.trim(),
    password: values.password,
    firstname: values.firstname,
    lastname: values.lastname,
    department: values.department as Department,
    country_code: values.country_code,
    ...(values.job_title.trim() && { job_title: values.job_title }),
    segments: values.segments,
    notifications: { neroli_digest_enabled: values.neroli_digest_enabled },
    terms_accepted: true,
    phone_number: values.phone_number,
    ...(describesCompany && { special_case }),
    ...(registration_key && { registration_key }),
  };
}
type SpecialCase = z.input<typeof SignUp>["special_case"];

/** Where in the form the API's path of a refused field stands. */
export function fieldOfPath(path: string): Field | null {
  const [first = "", second = first] = path.split(".");
  const name = second in emptyValues ? second : first;
  if (name === "special_case") return "company_name";
  return name in emptyValues ? (name as Field) : null;
}
