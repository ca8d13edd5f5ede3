import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "../kernel/client.ts";
import { useSupportEmail } from "../kernel/support-email.ts";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { EntryDone } from "../ui/entry-page.tsx";
import layout from "../ui/layout.module.css";
import { AddressStep } from "./address-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { LogInButton } from "./log-in-button.tsx";
import type { SignUpTarget } from "./sign-up-values.ts";
import { useSignUp } from "./use-sign-up.ts";

/** The address first, then the rest: which fields there are depends on the company. */
export function SignUp(target: SignUpTarget) {
  const [sent, setSent] = useState<{ email: string; activated: boolean } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const askAddress = (why: string | null) => {
    setRefusal(why);
    form.set({ accepted: null });
  };
  const form = useSignUp({ ...target, onSent: setSent, onAddress: askAddress });
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

interface CheckYourMailProps {
  email: string;
  /** By the link of an invitation, which has proved the address. */
  activated: boolean;
  onOther: () => void;
}

/** What comes after the form. */
function CheckYourMail({ email, activated, onOther }: CheckYourMailProps) {
  const t = useT();
  const support = useSupportEmail();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <EntryDone>
      <h2 ref={title} tabIndex={-1}>
        {t(activated ? "registration.ready.title" : "registration.sent.title")}
      </h2>
      <p>{t(activated ? "registration.ready.text" : "registration.sent.text", { email })}</p>
      {activated ? (
        <div>
          <LogInButton />
        </div>
      ) : (
        <>
          <p className={layout.soft}>{t("registration.sent.hint", { support })}</p>
          <Resend email={email} onOther={onOther} />
        </>
      )}
    </EntryDone>
  );
}

function Resend({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useT();
  const { mutate, isSuccess, isPending, error } = useMutation({
    mutationFn: () => api("POST /registration/activate/resend", { body: { email } }),
  });
  return (
    <>
      <div aria-live="polite">
        {isSuccess && <Note tone="good">{t("registration.sent.again.done")}</Note>}
        {error && <Note tone="bad">{sentenceOf(error, t)}</Note>}
      </div>
      <div className={layout.line}>
        <Button loading={isPending} onClick={() => mutate()}>
          {t("registration.sent.again")}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t("registration.sent.other")}
        </Button>
      </div>
    </>
  );
}
