import { PasswordInput, TextInput } from "@mantine/core";
import { links } from "@neroli/contract/access/links.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Mark } from "../ui/mark.tsx";
import classes from "./login.module.css";

/** The same sentence for a wrong password and an unknown address: it tells of no account. */
const failures: Record<string, PlainPhraseKey> = {
  "1": "errors.identity.wrong-credentials",
  throttled: "errors.too-many-requests",
  blocked: "errors.access.blocked",
  disabled: "errors.access.disabled",
  "not-activated": "identity.login.not-activated",
  expired: "identity.login.expired",
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
  const { isLate, onSubmit } = useSubmission();
  const notice = useNotice();
  const sentence = failures[failure ?? notice ?? ""];
  useEffect(() => {
    if (failure !== null) password.current?.focus();
  }, [failure]);
  return (
    <div className={classes.page}>
      <section className={classes.card} aria-labelledby="login-title">
        <Mark size={40} />
        <h1 id="login-title">{t("identity.login.title")}</h1>
        <p className={classes.lead}>{t("identity.login.text")}</p>
        {sentence && (
          <p className={classes.failure} role="alert" id="login-failure">
            {t(sentence)}
            {failure === "not-activated" && (
              <>
                {" "}
                <Link to={links.activate({ email })}>{t("identity.login.new-link")}</Link>
              </>
            )}
          </p>
        )}
        <form
          method="post"
          action={`/oidc/interaction/${encodeURIComponent(interaction)}`}
          className={classes.form}
          onSubmit={onSubmit}
        >
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            size="md"
            required
            withAsterisk={false}
            label={t("identity.login.email")}
            defaultValue={email}
          />
          <PasswordInput
            ref={password}
            name="password"
            autoComplete="current-password"
            size="md"
            required
            withAsterisk={false}
            label={t("identity.login.password")}
            aria-describedby={sentence && "login-failure"}
            visibilityToggleButtonProps={{ "aria-label": t("identity.login.password.show") }}
          />
          <Button variant="primary" wide type="submit" loading={isLate}>
            {t("identity.login.submit")}
          </Button>
        </form>
        <p className={classes.more}>
          <Link to={links.passwordForgotten()}>{t("registration.forgotten.link")}</Link>
        </p>
        <p className={classes.more}>
          {t("identity.login.no-account")}{" "}
          <Link to={links.register()}>{t("identity.login.sign-up")}</Link>
        </p>
      </section>
    </div>
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

/** Sends the form once, however often it is pressed. */
function useSubmission() {
  const sent = useRef(false);
  const [isLate, setLate] = useState(false);
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
    if (sent.current) return event.preventDefault();
    sent.current = true;
    setTimeout(() => setLate(sent.current), late);
  };
  return { isLate, onSubmit };
}
