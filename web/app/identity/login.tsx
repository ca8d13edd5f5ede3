import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { rememberedReturn } from "../kernel/session/return-to.ts";
import { signIn, useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import type { Route } from "./+types/login";
import { FactorForm } from "./factor-form.tsx";
import { LateLoader } from "./late-loader.tsx";
import { LoginForm } from "./login-form.tsx";
import { leaveNotice } from "./login-notice.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "identity.login.title");

/** The sign-in form of the embedded identity provider, which names the sign-in it belongs to. */
export default function Login() {
  const [params] = useSearchParams();
  const interaction = params.get("interaction");
  if (!interaction) return <Start />;
  if (params.get("step") === "factor") {
    return <FactorForm interaction={interaction} failure={params.get("failed")} />;
  }
  return <LoginForm interaction={interaction} failure={params.get("failed")} />;
}

/** The bare address begins a sign-in, as the button in the bar does; a form that expired, anew. */
function Start() {
  const t = useT();
  const navigate = useNavigate();
  const { state } = useSession();
  const [params] = useSearchParams();
  const expired = params.get("failed") === "expired";
  useEffect(() => {
    if (state === "signed-in") void navigate(rememberedReturn(), { replace: true });
    if (state !== "signed-out") return;
    if (expired) leaveNotice();
    void signIn(rememberedReturn());
  }, [state, navigate, expired]);
  return (
    <>
      <LateLoader text={t("identity.signing-in")} />
      <noscript>{t("identity.login.needs-script")}</noscript>
    </>
  );
}
