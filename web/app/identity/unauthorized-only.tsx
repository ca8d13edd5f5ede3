import { Link } from "react-router";
import { signOut, useSession } from "../kernel/session/session.tsx";
import { metaT, useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import buttons from "../ui/button.module.css";
import classes from "../ui/plain-page.module.css";
import type { Route } from "./+types/unauthorized-only";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("identity.unauthorized-only.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** Where signed-in people come to who open a page for visitors, such as the sign-up (spec 2). */
export default function UnauthorizedOnly() {
  const t = useT();
  const { state } = useSession();
  return (
    <div className={classes.page}>
      <h1>{t("identity.unauthorized-only.title")}</h1>
      <p>{t("identity.unauthorized-only.text")}</p>
      <div className={classes.actions}>
        <Link to={links.search("INGREDIENTS")} className={buttons.strong}>
          {t("identity.refused.back")}
        </Link>
        {state === "signed-in" && (
          <button type="button" className={buttons.plain} onClick={() => void signOut()}>
            {t("shell.log-out")}
          </button>
        )}
      </div>
    </div>
  );
}
