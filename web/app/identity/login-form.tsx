import { links } from "@neroli/contract/access/links.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { isReachable, noteTrouble } from "../kernel/outage.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { EntryPage } from "../ui/entry-page.tsx";
import { PasswordField } from "../ui/fields/password-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";

/** The same sentence for a wrong password and an unknown address: it tells of no account. */
const failures: Record<string, PlainPhraseKey> = {
  "1": "errors.identity.wrong-credentials",
  throttled: "errors.too-many-requests",
  blocked: "errors.access.blocked",
  disabled: "errors.access.disabled",
  "not-activated": "identity.login.not-activated",
  expired: "identity.login.expired",
  unavailable: "errors.unavailable",
};

interface LoginFormProps {
  interaction: string;
  email: string;
  failure: string | null;
}

/** A plain form, which works before the scripts are there and without them. */
export function LoginForm({ interaction, email, failure }: LoginFormProps) {
  const t = useT();
  const password = useRef<HTMLInputElement>(null);
  const { isLate, empty, isLost, onSubmit } = useSubmission();
  const errorOf = (field: string) => (empty === field ? t("failures.required") : undefined);
  const notice = useNotice();
  const sentence = failures[failure ?? notice ?? ""];
  useEffect(() => {
    if (failure !== null) password.current?.focus();
  }, [failure]);
  return (
    <EntryPage
      title={t("identity.login.title")}
      lead={t("identity.login.text")}
      more={
        <>
          <p>
            <Link to={links.passwordForgotten()}>{t("registration.forgotten.link")}</Link>
          </p>
          <p>
            {t("identity.login.no-account")}{" "}
            <Link to={links.register()}>{t("identity.login.sign-up")}</Link>
          </p>
        </>
      }
    >
      {sentence && (
        <Note tone="bad" urgent>
          {t(sentence)}
          {failure === "not-activated" && (
            <>
              {" "}
              <Link to={links.activate({ email })}>{t("identity.login.new-link")}</Link>
            </>
          )}
        </Note>
      )}
      {isLost && (
        <Note tone="bad" urgent>
          {t("table.unreachable")}
        </Note>
      )}
      <form
        method="post"
        action={`/oidc/interaction/${encodeURIComponent(interaction)}`}
        className={layout.stack}
        noValidate
        onSubmit={onSubmit}
      >
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          required
          label={t("identity.login.email")}
          error={errorOf("email")}
          defaultValue={email}
        />
        <PasswordField
          ref={password}
          name="password"
          autoComplete="current-password"
          required
          label={t("identity.login.password")}
          error={errorOf("password")}
        />
        <Button variant="primary" wide type="submit" loading={isLate}>
          {t("identity.login.submit")}
        </Button>
      </form>
    </EntryPage>
  );
}

const noticeKey = "sign-in:expired";

/** For the form that comes next: the one before had expired. */
export const leaveNotice = (): void => sessionStorage.setItem(noticeKey, "expired");

/** Said once. */
function useNotice(): string | null {
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    const left = sessionStorage.getItem(noticeKey);
    if (left) setNotice(left);
    sessionStorage.removeItem(noticeKey);
  }, []);
  return notice;
}

/** The spinner of the sign-in shows after one second (spec 9). */
const late = 1_000;

/** Sends the form once, however often it is pressed, and not before both fields are filled in. */
function useSubmission() {
  const sent = useRef(false);
  const [empty, setEmpty] = useState<string | null>(null);
  const [isLate, setLate] = useState(false);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    // Back in the history: the form is there again and can be sent again.
    const onPageShow = () => {
      sent.current = false;
      setLate(false);
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const missing = [...event.currentTarget.querySelectorAll("input")].find(({ value }) => !value);
    setEmpty(missing?.name ?? null);
    missing?.focus();
    if (missing || sent.current) return event.preventDefault();
    sent.current = true;
    setLost(false);
    setTimeout(() => setLate(sent.current), late);
    // Sent to a server that is away, the browser's own page would take the place of this one.
    event.preventDefault();
    const form = event.currentTarget;
    void isReachable().then((reached) => {
      if (reached) return form.submit();
      sent.current = false;
      setLate(false);
      setLost(true);
      noteTrouble();
    });
  };
  return { isLate, empty, isLost, onSubmit };
}
