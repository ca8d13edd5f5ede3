import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { metaT, useT } from "../kernel/phrases.tsx";
import { signIn, useSession } from "../kernel/session/session.tsx";
import { links } from "../links.ts";
import type { Route } from "./+types/login";
import { LateLoader } from "./late-loader.tsx";
import { LoginForm } from "./login-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("identity.login.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** The sign-in form of the embedded identity provider, which names the sign-in it belongs to. */
export default function Login() {
  const [params] = useSearchParams();
  const interaction = params.get("interaction");
  if (!interaction) return <Start />;
  return (
    <LoginForm
      interaction={interaction}
      email={params.get("email") ?? ""}
      failure={params.get("failed")}
    />
  );
}

/** The bare address begins a sign-in, as the button in the bar does. */
function Start() {
  const t = useT();
  const navigate = useNavigate();
  const { state } = useSession();
  useEffect(() => {
    const home = links.search("INGREDIENTS");
    if (state === "signed-in") void navigate(home, { replace: true });
    if (state === "signed-out") void signIn(home);
  }, [state, navigate]);
  return (
    <>
      <LateLoader text={t("identity.signing-in")} />
      <noscript>{t("identity.login.needs-script")}</noscript>
    </>
  );
}
