import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "../kernel/client.ts";
import { useSupportEmail } from "../kernel/support-email.ts";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { EntryDone } from "../ui/entry-page.tsx";
import layout from "../ui/layout.module.css";
import { LogInButton } from "./log-in-button.tsx";

interface CheckYourMailProps {
  email: string;
  /** By the link of an invitation, which has proved the address. */
  activated: boolean;
  onOther: () => void;
}

/** What comes after the form. */
export function CheckYourMail({ email, activated, onOther }: CheckYourMailProps) {
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
