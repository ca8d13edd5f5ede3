import { type AccessRow, mayAccess } from "@neroli/contract/access/table.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "../kernel/phrases.tsx";
import { useSession } from "../kernel/session/session.tsx";
import { links } from "../links.ts";
import classes from "../ui/plain-page.module.css";

/** Shows a page to those whom the row of the access table allows, and the others the refusal. */
export function RequireAccess({ row, children }: { row: AccessRow; children: ReactNode }) {
  const session = useSession();
  if (session.state !== "signed-in") return null;
  return mayAccess(row, session.profile) === "allowed" ? children : <Refused />;
}

function Refused() {
  const t = useT();
  return (
    <div className={classes.page} role="alert">
      <h1>{t("identity.refused.title")}</h1>
      <p>{t("errors.access.forbidden")}</p>
      <Link to={links.search("INGREDIENTS")} className={classes.action}>
        {t("identity.refused.back")}
      </Link>
    </div>
  );
}
