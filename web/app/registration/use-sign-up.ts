import { useMutation } from "@tanstack/react-query";
import { ApiError, api } from "../kernel/client.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import {
  type Faults,
  type FormValues,
  fieldOfPath,
  type Purpose,
  toSignUp,
} from "./form-values.ts";

/** Where a sign-up leads: to the marketplace, by an invitation, or to a portal or exhibition. */
export interface Target {
  registration_key?: string | undefined;
  event?: { key: string; name: string; terms: string | null } | undefined;
}

/** Asks which company an address belongs to. */
export function useValidate({ event, registration_key }: Target) {
  return useMutation({
    mutationFn: (email: string) => {
      const body = { email: email.trim(), ...(registration_key && { registration_key }) };
      return event
        ? api("POST /registration/portals/:portal/validate", {
            params: { portal: event.key },
            body,
          })
        : api("POST /registration/validate", { body });
    },
  });
}

export function useSignUp({ event, registration_key }: Target, purpose: Purpose) {
  return useMutation({
    mutationFn: (values: FormValues) => {
      const body = toSignUp(values, { ...purpose, registration_key });
      return event
        ? api("POST /registration/portals/:portal/signup", {
            params: { portal: event.key },
            body: { ...body, event_terms_accepted: true },
          })
        : api("POST /registration/signup", { body });
    },
  });
}

const aboutAddress = ["registration.private-email-domain", "registration.email-not-accepted"];

export interface Refusal {
  /** A sentence for the whole form, where no field is at fault. */
  sentence: string | null;
  faults: Faults;
}

/** What the server refused, by field where it names one. */
export function refusalOf(t: Translate, error: Error): Refusal {
  if (!(error instanceof ApiError)) return { sentence: t("registration.failed"), faults: {} };
  const { code = "", additional_data } = error.body;
  if (aboutAddress.includes(code)) return { sentence: null, faults: { email: error.message } };
  const faults: Faults = {};
  for (const { path } of additional_data?.failures ?? []) {
    const field = fieldOfPath(path);
    if (!field) continue;
    const own = code === "registration.company-needed" || code === "registration.weak-password";
    faults[field] = own ? error.message : t("registration.not-accepted");
  }
  return { sentence: Object.keys(faults).length > 0 ? null : error.message, faults };
}

export const useRefusal = (error: Error | null): Refusal => {
  const t = useT();
  return error ? refusalOf(t, error) : { sentence: null, faults: {} };
};
