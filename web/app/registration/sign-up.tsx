import { useEffect, useState } from "react";
import { AddressStep } from "./address-step.tsx";
import { CheckYourMail } from "./check-your-mail.tsx";
import { DetailsStep } from "./details-step.tsx";
import { clearDraft, readDraft, writeDraft } from "./draft.ts";
import { type SignUpForm, useSignUpForm } from "./sign-up-form.ts";
import type { Target } from "./use-sign-up.ts";

interface Props extends Target {
  /** By an invitation, which names address and company. */
  invited?: { email: string; company: string };
  /** To begin with. */
  email?: string | undefined;
}

type Step =
  | { at: "address" }
  | { at: "details"; company: string | null }
  | { at: "done"; email: string; activated: boolean };

/** The address first, then the rest: which fields there are depends on the company. */
export function SignUp({ invited, email = "", ...target }: Props) {
  const [step, setStep] = useState<Step>(
    invited ? { at: "details", company: invited.company } : { at: "address" },
  );
  const form = useSignUpForm(invited?.email ?? email);
  useDraft({ form, step, onStep: setStep, isFixed: invited !== undefined });
  if (step.at === "done") {
    return (
      <CheckYourMail
        {...step}
        onOther={() => {
          form.setValues({ ...form.values, email: "", password: "" });
          setStep({ at: "address" });
        }}
      />
    );
  }
  if (step.at === "address") {
    return (
      <AddressStep
        target={target}
        form={form}
        onAccepted={(company) => setStep({ at: "details", company })}
      />
    );
  }
  return (
    <DetailsStep
      target={target}
      form={form}
      company={step.company}
      isFixed={invited !== undefined}
      onAddress={(fault) => {
        setStep({ at: "address" });
        if (fault) form.setFieldError("email", fault);
      }}
      onCompanyNeeded={() => setStep({ at: "details", company: null })}
      onDone={(activated) => {
        clearDraft();
        setStep({ at: "done", email: form.values.email.trim(), activated });
      }}
    />
  );
}

interface Drafted {
  form: SignUpForm;
  step: Step;
  onStep: (step: Step) => void;
  isFixed: boolean;
}

/** What was typed survives a reload, such as that of another language. */
function useDraft({ form, step, onStep, isFixed }: Drafted): void {
  const [isRead, setRead] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the server knows no draft.
  useEffect(() => {
    setRead(true);
    const draft = readDraft();
    if (!draft) return;
    const { email, ...typed } = draft.values;
    const isSame = !form.values.email || form.values.email === email;
    form.setValues({ ...typed, ...(isSame && { email }) });
    if (!isFixed && isSame && draft.accepted) onStep({ at: "details", ...draft.accepted });
  }, []);
  useEffect(() => {
    if (!isRead || step.at === "done") return;
    writeDraft(form.values, step.at === "details" ? { company: step.company } : null);
  }, [isRead, step, form.values]);
}
