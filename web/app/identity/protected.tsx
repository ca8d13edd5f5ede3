import { useEffect, useRef } from "react";
import { Outlet, useNavigate } from "react-router";
import { useT } from "../kernel/phrases.tsx";
import { isSigningOut, signIn, useSession } from "../kernel/session/session.tsx";
import { links } from "../links.ts";
import { LateLoader } from "./late-loader.tsx";

/**
 * Around the pages for signed-in people: a visitor goes to the sign-in and comes back to the same
 * address; whoever has just signed out goes to the search (spec 2, access behaviour).
 */
export default function Protected() {
  const t = useT();
  const { state } = useSession();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (state === "signed-in") wasSignedIn.current = true;
    if (state !== "signed-out") return;
    if (wasSignedIn.current && isSigningOut()) {
      void navigate(links.search("INGREDIENTS"), { replace: true });
    } else void signIn();
  }, [state, navigate]);
  if (state === "signed-in") return <Outlet />;
  return (
    <>
      <LateLoader text={t("identity.signing-in")} />
      <noscript>{t("identity.login.needs-script")}</noscript>
    </>
  );
}
