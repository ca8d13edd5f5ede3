import { useState } from "react";
import { AddressStep } from "./address-step.tsx";
import { CheckYourMail } from "./check-your-mail.tsx";
import { DetailsStep } from "./details-step.tsx";
import type { SignUpTarget } from "./sign-up-values.ts";
import { useSignUp } from "./use-sign-up.ts";

interface SignUpProps extends SignUpTarget {
  /** To begin with. */
  email?: string;
}

/** The address first, then the rest: which fields there are depends on the company. */
export function SignUp({ email, ...target }: SignUpProps) {
  const [sent, setSent] = useState<{ email: string; activated: boolean } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const askAddress = (why: string | null) => {
    setRefusal(why);
    form.set({ accepted: null });
  };
  const form = useSignUp({
    ...target,
    ...(email && { email }),
    onSent: setSent,
    onAddress: askAddress,
  });
  if (sent) {
    return (
      <CheckYourMail
        {...sent}
        onOther={() => {
          form.set({ email: "", password: "", accepted: null });
          setRefusal(null);
          setSent(null);
        }}
      />
    );
  }
  if (form.values.accepted === null) {
    return (
      <AddressStep
        // A draft that is found late brings its address.
        key={form.values.email}
        target={target}
        email={form.values.email}
        refusal={refusal}
        onAccepted={(accepted) => form.set(accepted)}
      />
    );
  }
  return (
    <DetailsStep
      target={target}
      form={form}
      company={form.values.accepted.company}
      onAddress={target.invited ? undefined : () => askAddress(null)}
    />
  );
}
