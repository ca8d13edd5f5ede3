import { links } from "@neroli/contract/access/links.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useSupportEmail } from "../kernel/support-email.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { EntryPage } from "../ui/entry-page.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { leaveNotice } from "./login-notice.ts";
import { actionOf, type Begun, begin, usePasskey } from "./passkey-sign-in.ts";
import { useSubmission } from "./use-submission.ts";

const failures: Record<string, PlainPhraseKey> = {
  code: "identity.factor.wrong-code",
  passkey: "identity.factor.passkey-failed",
  throttled: "errors.too-many-requests",
  unavailable: "errors.unavailable",
};

interface FactorFormProps {
  interaction: string;
  failure: string | null;
}

/** After the right password, where the account has a second factor. Codes work without scripts. */
export function FactorForm({ interaction, failure }: FactorFormProps) {
  const t = useT();
  const begun = useBegun(interaction);
  const { isLate, empty, isLost, onSubmit } = useSubmission();
  const code = useRef<HTMLInputElement>(null);
  const passkey = usePasskey(interaction);
  const hasPasskey = begun?.passkey != null;
  const hasCodes = begun === null || begun.app || begun.codes;
  const failed = passkey.state === "failed" ? "passkey" : failure;
  const sentence = failures[failed ?? ""];
  useEffect(() => {
    if (begun && !begun.passkey) code.current?.focus();
  }, [begun]);
  return (
    <EntryPage title={t("identity.factor.title")} lead={t("identity.factor.text")} more={<More />}>
      {sentence && (
        <Note tone="bad" urgent>
          {t(sentence)}
        </Note>
      )}
      {isLost && (
        <Note tone="bad" urgent>
          {t("table.unreachable")}
        </Note>
      )}
      {begun && !hasPasskey && begun.elsewhere.length > 0 && (
        <Note>{sayElsewhere(t, begun.elsewhere)}</Note>
      )}
      {hasPasskey && (
        <Button
          variant="primary"
          wide
          loading={passkey.state === "waiting"}
          onClick={passkey.press}
        >
          {t("identity.factor.passkey")}
        </Button>
      )}
      {hasCodes && (
        <form
          method="post"
          action={actionOf(interaction)}
          className={layout.stack}
          noValidate
          onSubmit={onSubmit}
        >
          <TextField
            ref={code}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            label={t("identity.factor.code")}
            hint={t(begun && !begun.app ? "identity.factor.hint.recovery" : "identity.factor.hint")}
            error={empty === "code" ? t("failures.required") : undefined}
          />
          <Button variant={hasPasskey ? "plain" : "primary"} wide type="submit" loading={isLate}>
            {t("identity.factor.submit")}
          </Button>
        </form>
      )}
    </EntryPage>
  );
}

/** Browsers keep passkeys apart by host: who looks for one here reads where it is. */
function sayElsewhere(t: Translate, places: Begun["elsewhere"]): string {
  const hosts = places.filter((host) => host !== null).join(", ");
  return hosts === ""
    ? t("identity.factor.elsewhere.unnamed")
    : t("identity.factor.elsewhere", { hosts });
}

function More() {
  const t = useT();
  const support = useSupportEmail();
  return (
    <>
      <p>{t("identity.factor.lost", { support })}</p>
      <p>
        <Link to={links.login()}>{t("identity.other-account")}</Link>
      </p>
    </>
  );
}

/** What the account has; a step that is over begins anew. Unknown while it is asked, or offline. */
function useBegun(interaction: string): Begun | null {
  const navigate = useNavigate();
  const [begun, setBegun] = useState<Begun | null>(null);
  useEffect(() => {
    begin(interaction).then(
      (found) => {
        if (found.second) return setBegun(found);
        leaveNotice();
        void navigate(links.login(), { replace: true });
      },
      // The form with the code is there all the same.
      () => {},
    );
  }, [interaction, navigate]);
  return begun;
}
