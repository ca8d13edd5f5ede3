import { invite as constraints } from "@neroli/contract/registration/forms/invite.gen.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import type { RefObject } from "react";
import { api } from "../kernel/client.ts";
import { type EntryForm, useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { type InviteValues, toInvite } from "./invite-values.ts";
import { useAddresses } from "./use-addresses.ts";

export type InviteFields = EntryForm<InviteValues>;

interface InviteOptions {
  profile: Profile;
  company: InviteValues["company"];
  /** Where addresses are typed: what is refused is told there. */
  field: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

/** The form of the invitations; closing the dialog loses nothing. */
export function useInvite({ profile, company, field, onDone }: InviteOptions) {
  const t = useT();
  const addresses = useAddresses({ field, reread: "invitations" });
  const form = useEntryForm({
    constraints,
    base: null,
    valuesOf: () => startFor(profile, company),
    toBody: toInvite,
    paths: { emails: "users" },
    judgeMore: addresses.judge,
    say: (failure, values) =>
      failure.path === "company"
        ? t("invitations.company.required")
        : addresses.say(failure, values),
    send: (body, { key }) => {
      addresses.tellSending();
      return api("POST /users/invite", { body, key });
    },
    onSent: () => {
      addresses.tellSent();
      onDone();
    },
    onRefused: (error, { emails }): boolean => {
      form.set({ emails: addresses.refuse(error, emails) });
      return true;
    },
    draft: () => ({ key: `invite.${profile.key}${company ? `.${company.key}` : ""}` }),
  });
  return { form, fault: addresses.fault };
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
