import { invite as constraints } from "@neroli/contract/registration/forms/invite.gen.ts";
import type { InviteFailure } from "@neroli/contract/registration/invitations.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { ApiError, api } from "../kernel/client.ts";
import { type EntryForm, useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import { hideToast, showToast } from "../ui/toast-list.ts";
import { faultOf, type InviteValues, type Refused, toInvite, withAdded } from "./invite-values.ts";

export type InviteFields = EntryForm<InviteValues>;

const toast = "invite";

interface InviteOptions {
  profile: Profile;
  company: InviteValues["company"];
  /** Where addresses are typed: what is refused is told there. */
  field: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

/**
 * The form of the invitations. Addresses are judged one by one: those that the server has invited
 * leave the list, those that it refused stay with the reason. Closing the dialog loses nothing.
 */
export function useInvite({ profile, company, field, onDone }: InviteOptions) {
  const t = useT();
  const queries = useQueryClient();
  const [refused, setRefused] = useState<Refused>({});
  const invalid = (email: string) => t("invitations.emails.invalid", { email });
  const fault = (email: string) => faultOf(email, { refused, invalid });
  const form = useEntryForm({
    constraints,
    base: null,
    valuesOf: () => startFor(profile, company),
    toBody: toInvite,
    paths: { emails: "users" },
    judgeMore: ({ emails, typed }) =>
      withAdded(emails, typed).flatMap((email, at) =>
        fault(email) ? [{ path: `users.${at}.email`, code: "invitations.emails.invalid" }] : [],
      ),
    say: ({ path, code, data }, values) => {
      if (path === "company") return t("invitations.company.required");
      if (path.startsWith("users.")) return fault(addressAt(values, path));
      if (code === "too-many") return t("invitations.emails.too-many", { most: data?.max ?? "" });
      return path === "users" ? t("invitations.emails.required") : null;
    },
    send: (body, { key }) => {
      showToast({ id: toast, message: t("invitations.sending"), loading: true });
      return api("POST /users/invite", { body, key });
    },
    onSent: () => {
      showToast({ id: toast, message: t("invitations.sent") });
      void queries.invalidateQueries({ queryKey: ["invitations"] });
      onDone();
    },
    onRefused: (error, { emails }): boolean => {
      const outcome = tellOutcome(error, t);
      if (outcome.invited.size > 0) void queries.invalidateQueries({ queryKey: ["invitations"] });
      setRefused((before) => ({ ...before, ...outcome.refused }));
      form.set({ emails: emails.filter((email) => !outcome.invited.has(email.toLowerCase())) });
      field.current?.focus();
      return true;
    },
    draft: () => ({ key: `invite.${profile.key}${company ? `.${company.key}` : ""}` }),
  });
  return { form, fault };
}

/** Nobody is invited to the internal company: its people choose another (spec 2). */
const startFor = (profile: Profile, company: InviteValues["company"]): InviteValues => ({
  company: company ?? ownCompany(profile),
  emails: [],
  typed: "",
  message: "",
  editor: false,
});

const ownCompany = ({ company, staging }: Profile) =>
  company && !staging ? { key: company.key, name: company.name } : null;

/** The address that a failure at "users.3.email" is about. */
const addressAt = ({ emails, typed }: InviteValues, path: string) =>
  withAdded(emails, typed)[Number(path.split(".")[1])] ?? "";

/** Every address that is refused is told in a toast; answers what became of the others. */
function tellOutcome(error: unknown, t: Translate): { invited: Set<string>; refused: Refused } {
  const failed = t("invitations.failed");
  const data = error instanceof ApiError ? error.body.additional_data : undefined;
  const invited = (data?.invited as string[] | undefined) ?? [];
  const failures = (data?.failures ?? []).filter(
    (failure): failure is InviteFailure => "email" in failure,
  );
  if (invited.length > 0) showToast({ id: toast, message: t("invitations.sent") });
  else hideToast(toast);
  const tell = (message: string) => showToast({ danger: true, message });
  // A conflict of the whole call has one sentence (spec 8); else each address has its own.
  const whole = failures.length === 0 || (error instanceof ApiError && error.status === 409);
  if (whole) tell(error instanceof ApiError ? error.message || failed : failed);
  else for (const { message } of failures) tell(message || failed);
  return {
    invited: new Set(invited.map((email) => email.toLowerCase())),
    refused: Object.fromEntries(
      failures.map(({ email, message }) => [email.toLowerCase(), message || failed]),
    ),
  };
}
