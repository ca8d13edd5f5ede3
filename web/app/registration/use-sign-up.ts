import { portalSignUp } from "@neroli/contract/registration/forms/portal-sign-up.gen.ts";
import { signUp } from "@neroli/contract/registration/forms/sign-up.gen.ts";
import { passwordFault } from "@neroli/contract/registration/password.ts";
import { useRevalidator } from "react-router";
import { type ApiError, api, hasCode } from "../kernel/client.ts";
import { type EntryForm, useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import {
  initialValues,
  paths,
  type SignUpTarget,
  type SignUpValues,
  toSignUp,
} from "./sign-up-values.ts";

export type SignUpFields = EntryForm<SignUpValues>;

interface SignUpOptions extends SignUpTarget {
  onSent: (sent: { email: string; activated: boolean }) => void;
  /** The address is refused, with the sentence that says why. */
  onAddress: (refusal: string) => void;
}

/** The form of both steps; what was typed survives a reload, such as that of another language. */
export function useSignUp(options: SignUpOptions) {
  const t = useT();
  const { event, invited, registration_key, invitation_key } = options;
  const { revalidate } = useRevalidator();
  const form = useEntryForm({
    constraints: event ? portalSignUp : signUp,
    base: null,
    valuesOf: () => initialValues(options),
    toBody: (values: SignUpValues) => toSignUp(values, options),
    paths,
    judgeMore: (values) => {
      if (!invited) return [];
      const fault = passwordFault(values.password, values);
      return fault ? [{ path: "password", code: `registration.password.${fault}` }] : [];
    },
    // The sentences of passwords say more than those of texts.
    say: ({ path, code }) =>
      path === "password" && code === "too-short" ? t("registration.password.too-short") : null,
    send: (body) =>
      event
        ? api("POST /registration/portals/:portal/signup", {
            params: { portal: event.key },
            body: { ...body, event_terms_accepted: true },
          })
        : api("POST /registration/signup", { body }),
    onSent: ({ activated }, { values }) =>
      options.onSent({ email: values.email.trim(), activated }),
    onRefused: (error): boolean => {
      if (isAboutAddress(error) && !invited) {
        options.onAddress(error.message);
        return true;
      }
      if (hasCode(error, "portals.terms-changed")) {
        // The new ones are shown in their place, and ticked anew.
        form.set({ event_terms_accepted: false });
        void revalidate();
      }
      if (hasCode(error, "registration.company-needed")) form.set({ accepted: { company: null } });
      return false;
    },
    draft: () => ({
      key: ["sign-up", registration_key ?? invitation_key].filter(Boolean).join("."),
      place: "tab",
      secret: ["password"],
    }),
  });
  return form;
}

/** Whether an address may not sign up; the sentence says what to do instead. */
export const isAboutAddress = (error: unknown): error is ApiError =>
  hasCode(error, "registration.private-email-domain") ||
  hasCode(error, "registration.email-not-accepted");
