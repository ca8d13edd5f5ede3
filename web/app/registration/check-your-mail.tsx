import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ApiError, api } from "../kernel/client.ts";
import { useSupportEmail } from "../kernel/support-email.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { LogInButton } from "./log-in-button.tsx";
import classes from "./registration.module.css";

interface Props {
  email: string;
  /** By the link of an invitation, which has proved the address. */
  activated: boolean;
  onOther: () => void;
}

/** What comes after the form. */
export function CheckYourMail({ email, activated, onOther }: Props) {
  const t = useT();
  const support = useSupportEmail();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.done}>
      <h2 ref={title} tabIndex={-1}>
        {t(activated ? "registration.ready.title" : "registration.sent.title")}
      </h2>
      <p>{t(activated ? "registration.ready.text" : "registration.sent.text", { email })}</p>
      {activated ? (
        <LogInButton />
      ) : (
        <>
          <p className={classes.soft}>{t("registration.sent.hint", { support })}</p>
          <Resend email={email} onOther={onOther} />
        </>
      )}
    </div>
  );
}

function Resend({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useT();
  const resend = useMutation({
    mutationFn: () => api("POST /registration/activate/resend", { body: { email } }),
  });
  const { error } = resend;
  return (
    <>
      <div aria-live="polite">
        {resend.isSuccess && <p className={classes.notice}>{t("registration.sent.again.done")}</p>}
        {error && (
          <Note tone="bad" urgent>
            {error instanceof ApiError ? error.message : t("registration.failed")}
          </Note>
        )}
      </div>
      <div className={classes.actions}>
        <Button loading={resend.isPending} onClick={() => resend.mutate()}>
          {t("registration.sent.again")}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t("registration.sent.other")}
        </Button>
      </div>
    </>
  );
}
