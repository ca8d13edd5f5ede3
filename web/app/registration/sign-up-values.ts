import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { EventTerms } from "@neroli/contract/portals/terms.ts";
import type { PortalSignUp, SignUp } from "@neroli/contract/registration/schema.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import type { z } from "zod";

/** A portal or exhibition, with the terms that are accepted: as they stand here, or where they are. */
export interface EventToJoin {
  key: string;
  name: string;
  /** Null where none were published. */
  shown: EventTerms | null;
  /** The page that its settings lead to. */
  terms: string | null;
}

/** Where a sign-up leads: to the marketplace, by an invitation, or to a portal or exhibition. */
export interface SignUpTarget {
  registration_key?: string | undefined;
  event?: EventToJoin | undefined;
  /** Of the link by which the event's people invited. */
  invitation_key?: string | undefined;
  /** By an invitation, which names the address and the company that it leads to, if to one. */
  invited?: { email: string; company: string | null } | undefined;
}

/** What the form holds while it is typed in. */
export interface SignUpValues {
  email: string;
  /** Null until the address is accepted; then the company it leads to, or null for none. */
  accepted: { company: string | null } | null;
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
  /** Chosen here by an invitation alone, else at the mailed link. */
  password: string;
  terms_accepted: boolean;
  event_terms_accepted: boolean;
  neroli_digest_enabled: boolean;
}

export const initialValues = ({ invited }: SignUpTarget) =>
  ({
    email: invited?.email ?? "",
    accepted: invited ? { company: invited.company } : null,
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
  }) satisfies SignUpValues as SignUpValues;

/** In the order of the form, with their labels, for the summary of what is wrong. */
export const fieldLabels = {
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
} as const satisfies Partial<Record<keyof SignUpValues, PlainPhraseKey>>;

/** Where fields stand in the body, of those that are called otherwise there. */
export const paths = {
  company_name: ["special_case.company_name", "special_case"],
  company_type: "special_case.company_type",
  user_notes: "special_case.user_notes",
  neroli_digest_enabled: "notifications.neroli_digest_enabled",
};

type SignUpBody = z.input<typeof SignUp> &
  Partial<
    Pick<
      z.input<typeof PortalSignUp>,
      "event_terms_accepted" | "event_terms_version" | "invitation_key"
    >
  >;

/** The form as the API takes it; what is not filled in yet is judged before it is sent. */
export function toSignUp(values: SignUpValues, target: SignUpTarget): SignUpBody {
  const { company_name, company_type, user_notes } = values;
  const { registration_key, invitation_key, event } = target;
  const special_case = { company_name, company_type, user_notes } as SignUpBody["special_case"];
  return {
    email: values.email.trim(),
    ...(target.invited && { password: values.password }),
    firstname: values.firstname,
    lastname: values.lastname,
    department: values.department as SignUpBody["department"],
    country_code: values.country_code,
    ...(values.job_title.trim() && { job_title: values.job_title }),
    segments: values.segments,
    notifications: { neroli_digest_enabled: values.neroli_digest_enabled },
    terms_accepted: values.terms_accepted as true,
    phone_number: values.phone_number,
    ...(values.accepted?.company === null && { special_case }),
    ...(registration_key && { registration_key }),
    ...(invitation_key && { invitation_key }),
    ...(event && { event_terms_accepted: values.event_terms_accepted as true }),
    ...(event?.shown && { event_terms_version: event.shown.version }),
  };
}
