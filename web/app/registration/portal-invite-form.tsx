import { portalInvite as constraints } from "@neroli/contract/registration/forms/portal-invite.gen.ts";
import { type FormEvent, useRef } from "react";
import { api } from "../kernel/client.ts";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { placesKey } from "../kernel/places/change-place.ts";
import { useT } from "../language/phrases.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { EmailsField } from "./emails-field.tsx";
import { type AddressValues, toUsers, withAdded } from "./invite-values.ts";
import { SendInvitations } from "./send-invitations.tsx";
import { useAddresses } from "./use-addresses.ts";

export interface PortalInviteFormProps {
  event: { key: string; name: string };
  onDone: () => void;
}

export function PortalInviteForm({ event, onDone }: PortalInviteFormProps) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const addresses = useAddresses({ field, reread: placesKey });
  const form = useEntryForm({
    constraints,
    base: null,
    valuesOf: (): AddressValues => ({ emails: [], typed: "", message: "" }),
    toBody: (values: AddressValues) => ({ users: toUsers(values), message: values.message }),
    paths: { emails: "users" },
    judgeMore: addresses.judge,
    say: addresses.say,
    send: (body, { key }) => {
      addresses.tellSending();
      return api("POST /events/:event/invitations", { params: { event: event.key }, body, key });
    },
    onSent: () => {
      addresses.tellSent();
      onDone();
    },
    onRefused: (error, { emails }): boolean => {
      form.set({ emails: addresses.refuse(error, emails) });
      return true;
    },
    draft: () => ({ key: `invite.event.${event.key}` }),
  });
  const { emails, typed } = form.values;
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!form.changed || form.pending) return;
    form.set({ emails: withAdded(emails, typed), typed: "" });
    field.current?.focus();
    form.submit();
  };
  return (
    <form noValidate className={layout.stack} onSubmit={submit}>
      <p className={layout.soft}>{t("portal-invitations.lead")}</p>
      <EmailsField
        emails={emails}
        typed={typed}
        faultOf={addresses.fault}
        error={form.errors.emails}
        field={field}
        onChange={form.set}
      />
      <TextArea
        label={t("invitations.message")}
        hint={t("invitations.message.hint")}
        {...form.field("message")}
      />
      <SendInvitations changed={form.changed} pending={form.pending} />
    </form>
  );
}
