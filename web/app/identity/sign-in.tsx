import { links } from "@neroli/contract/access/links.ts";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { onReturn } from "../kernel/outage.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useSignUpLink } from "../kernel/portal.ts";
import { type Completed, completeSignIn } from "../kernel/session/complete-sign-in.ts";
import { rememberedReturn } from "../kernel/session/return-to.ts";
import { signIn } from "../kernel/session/session.tsx";
import { sessionState } from "../kernel/session/state.ts";
import { useSupportEmail } from "../kernel/support-email.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { PlainPage } from "../ui/plain-page.tsx";
import type { Route } from "./+types/sign-in";
import { LateLoader } from "./late-loader.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "identity.login.title");

/** How it ended, where it did not simply go on. */
type Ending = Completed | "interrupted";

/** Where the identity provider sends the browser back to: on to where the sign-in began. */
export default function SignIn() {
  const t = useT();
  const navigate = useNavigate();
  const [ending, setEnding] = useState<Ending | null>(null);
  useEffect(() => {
    completeSignIn().then(
      (completed) =>
        completed.refusal ? setEnding(completed) : navigate(leadTo(completed), { replace: true }),
      () => setEnding("interrupted"),
    );
  }, [navigate]);
  return (
    <main>
      {ending === null && <LateLoader text={t("identity.signing-in")} />}
      {ending === "interrupted" && <Interrupted />}
      {ending !== null && ending !== "interrupted" && <Refusal {...ending} />}
    </main>
  );
}

/** On to where the sign-in began; support without a second factor first sets one up (decision 40). */
function leadTo({ returnTo }: Completed): string {
  const session = sessionState();
  const lacks = session.state === "signed-in" && session.profile.lacks_factor;
  return lacks ? links.profile("security") : returnTo;
}

/** What we, or a provider (OpenID Connect), say while signing in is not possible for a while. */
const away = new Set(["unreachable", "temporarily_unavailable"]);

function Interrupted() {
  const t = useT();
  const [params] = useSearchParams();
  const support = useSupportEmail();
  const error = params.get("error") ?? "";
  const unreachable = away.has(error);
  useEffect(() => {
    if (unreachable) return onReturn(() => void signIn(rememberedReturn()));
  }, [unreachable]);
  return (
    <div role="alert">
      <PlainPage
        title={t("identity.sign-in.failed.title")}
        actions={
          <Button variant="strong" onClick={() => void signIn(rememberedReturn())}>
            {t("identity.sign-in.again")}
          </Button>
        }
      >
        <p>
          {error === "server_error"
            ? t("identity.sign-in.error", { support })
            : t(unreachable ? "identity.sign-in.unreachable" : "identity.sign-in.failed.text")}
        </p>
      </PlainPage>
    </div>
  );
}

/** Let in by the provider, but no reader here: without an account, or one that is shut (spec 2). */
function Refusal({ refusal, email, returnTo }: Completed) {
  const t = useT();
  const signUp = useSignUpLink();
  const noAccount = refusal?.body.code === "access.no-account";
  return (
    <div role="alert">
      <PlainPage
        title={t(noAccount ? "identity.no-account.title" : "identity.sign-in.failed.title")}
        actions={
          <>
            {noAccount && signUp !== null && (
              <ButtonLink href={signUp} variant="strong">
                {t("identity.login.sign-up")}
              </ButtonLink>
            )}
            <Button
              variant={noAccount ? "plain" : "strong"}
              onClick={() => void signIn(returnTo, { anew: true })}
            >
              {t("identity.other-account")}
            </Button>
          </>
        }
      >
        <p>{refusal?.message}</p>
        {noAccount && <p>{t("identity.no-account.text", { email })}</p>}
      </PlainPage>
    </div>
  );
}
