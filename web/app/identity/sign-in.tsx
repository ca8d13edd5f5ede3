import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../kernel/client.ts";
import { metaT, useT } from "../kernel/phrases.tsx";
import { completeSignIn } from "../kernel/session/complete-sign-in.ts";
import { signIn } from "../kernel/session/session.tsx";
import { links } from "../links.ts";
import classes from "../ui/plain-page.module.css";
import type { Route } from "./+types/sign-in";
import { LateLoader } from "./late-loader.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("identity.login.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** Where the identity provider sends the browser back to: on to where the sign-in began. */
export default function SignIn() {
  const t = useT();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    completeSignIn().then((address) => navigate(address, { replace: true }), setFailure);
  }, [navigate]);
  if (failure === null) {
    return (
      <main>
        <LateLoader text={t("identity.signing-in")} />
      </main>
    );
  }
  const blocked = failure instanceof ApiError && failure.status === 403;
  return (
    <main className={classes.page}>
      <div role="alert">
        <h1>{t("identity.sign-in.failed.title")}</h1>
        <p>{blocked ? failure.message : t("identity.sign-in.failed.text")}</p>
      </div>
      <button
        type="button"
        className={classes.action}
        onClick={() => void signIn(links.search("INGREDIENTS"))}
      >
        {t("identity.sign-in.again")}
      </button>
    </main>
  );
}
