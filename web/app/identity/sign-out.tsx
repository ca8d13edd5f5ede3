import { links } from "@neroli/contract/access/links.ts";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { finishSignOut } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import type { Route } from "./+types/sign-out";
import { LateLoader } from "./late-loader.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "identity.sign-out.title");

/** Where the identity provider sends the browser after a sign-out: on to the search (spec 2). */
export default function SignOut() {
  const t = useT();
  const navigate = useNavigate();
  useEffect(() => {
    void finishSignOut().then(() => navigate(links.search("INGREDIENTS"), { replace: true }));
  }, [navigate]);
  return (
    <main>
      <LateLoader text={t("identity.signing-out")} />
    </main>
  );
}
