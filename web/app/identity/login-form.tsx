import { links } from "@neroli/contract/access/links.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useSignUpLink } from "../kernel/portal.ts";
import { rememberAddress, typedAddress } from "../kernel/session/typed-address.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { EntryPage } from "../ui/entry-page.tsx";
import { PasswordField } from "../ui/fields/password-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { useNotice } from "./login-notice.ts";
import { actionOf, useKnowsPasskeys, usePasskey } from "./passkey-sign-in.ts";
import { useSubmission } from "./use-submission.ts";

/** The same sentence for a wrong password and an unknown address: it tells of no account. */
const failures: Record<string, PlainPhraseKey> = {
  "1": "errors.identity.wrong-credentials",
  throttled: "errors.too-many-requests",
  blocked: "errors.access.blocked",
  disabled: "errors.access.disabled",
  "not-activated": "identity.login.not-activated",
  expired: "identity.login.expired",
  unavailable: "errors.unavailable",
  passkey: "identity.factor.passkey-failed",
};

interface LoginFormProps {
  interaction: string;
  failure: string | null;
}

/** A plain form, which works before the scripts are there and without them. */
export function LoginForm({ interaction, failure }: LoginFormProps) {
  const t = useT();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { isLate, empty, isLost, onSubmit } = useSubmission();
  const errorOf = (field: string) => (empty === field ? t("failures.required") : undefined);
  const notice = useNotice();
  const passkey = usePasskey(interaction, { autofill: true });
  const knowsPasskeys = useKnowsPasskeys();
  const sentence = failures[passkey.state === "failed" ? "passkey" : (failure ?? notice ?? "")];
  const signUp = useSignUpLink();
  useEffect(() => {
    if (email.current?.value === "") email.current.value = typedAddress();
  }, []);
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
          {signUp !== null && (
            <p>
              {t("identity.login.no-account")}{" "}
              <Link to={signUp}>{t("identity.login.sign-up")}</Link>
            </p>
          )}
        </>
      }
    >
      {sentence && (
        <Note tone="bad" urgent>
          {t(sentence)}
          {failure === "not-activated" && (
            <>
              {" "}
              <Link to={links.activate()}>{t("identity.login.new-link")}</Link>
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
        action={actionOf(interaction)}
        className={layout.stack}
        noValidate
        onSubmit={(event) => {
          rememberAddress(email.current?.value ?? "");
          onSubmit(event);
        }}
      >
        <TextField
          ref={email}
          name="email"
          type="email"
          autoComplete="username webauthn"
          required
          label={t("identity.login.email")}
          error={errorOf("email")}
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
      {/* Its room is kept: what came late would push the links below from under a finger. */}
      <div className={knowsPasskeys ? undefined : layout.reserved}>
        <Button wide loading={passkey.state === "waiting"} onClick={passkey.press}>
          {t("identity.login.passkey")}
        </Button>
      </div>
    </EntryPage>
  );
}
