import { address } from "@neroli/contract/registration/forms/address.gen.ts";
import { useEffect } from "react";
import { api } from "../kernel/client.ts";
import { FormAlert } from "../kernel/forms/form-alert.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { NeedsScript } from "./needs-script.tsx";
import type { SignUpTarget, SignUpValues } from "./sign-up-values.ts";
import { isAboutAddress } from "./use-sign-up.ts";

interface AddressStepProps {
  target: SignUpTarget;
  email: string;
  /** Why the sign-up refused this address. */
  refusal: string | null;
  onAccepted: (accepted: Pick<SignUpValues, "email" | "accepted">) => void;
}

/** Asks which company an address belongs to, and whether it may sign up. */
export function AddressStep({ target, email, refusal, onAccepted }: AddressStepProps) {
  const t = useT();
  const { event, registration_key } = target;
  const form = useEntryForm({
    constraints: address,
    base: null,
    valuesOf: () => ({ email }),
    toBody: (values: { email: string }) => ({
      email: values.email.trim(),
      ...(registration_key && { registration_key }),
    }),
    send: (body) =>
      event
        ? api("POST /registration/portals/:portal/validate", {
            params: { portal: event.key },
            body,
          })
        : api("POST /registration/validate", { body }),
    onSent: ({ company }, { values }) =>
      onAccepted({ email: values.email.trim(), accepted: { company: company?.name ?? null } }),
    onRefused: (error): boolean => {
      if (!isAboutAddress(error)) return false;
      form.setError("email", error.message);
      form.focus("email");
      return true;
    },
    draft: () => ({ key: `sign-up.address.${email}`, place: "tab" }),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as one comes back to the address
  useEffect(() => {
    if (refusal === null) return;
    form.setError("email", refusal);
    form.focus("email");
  }, []);
  return (
    <form className={layout.stack} noValidate onSubmit={form.submit}>
      <p className={layout.soft}>{t("registration.step", { at: 1, of: 2 })}</p>
      <FormAlert form={form} />
      <TextField
        type="email"
        autoComplete="email"
        label={t("registration.email")}
        {...form.field("email")}
      />
      <NeedsScript />
      <Button variant="primary" wide type="submit" loading={form.pending}>
        {t("registration.continue")}
      </Button>
    </form>
  );
}
