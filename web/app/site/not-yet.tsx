import type { AccessRow } from "@neroli/contract/access/table.ts";
import { Link, useLocation } from "react-router";
import { metaT, useT } from "../kernel/phrases.tsx";
import { RequireAccess } from "../kernel/session/require-access.tsx";
import { links } from "../links.ts";
import classes from "../ui/plain-page.module.css";
import type { Route } from "./+types/not-yet";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("site.not-yet.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** The guards of the pages to come (spec 6); a page that is not named is open to everybody. */
const guards: Record<string, AccessRow> = {
  "/user/profile": "signed-in",
  "/admin": "admin-dashboard",
  "/admin/companies": "support",
  "/admin/products/ingredients": "view-products",
  "/admin/products/formulations": "view-products",
  "/admin/products/services": "view-products",
  "/admin/csm/awardsDash": "support",
  "/admin/csm/users": "support",
  "/admin/subscriptions": "support",
  "/admin/portals": "support",
  "/admin/exhibitions": "support",
  "/admin/attributes": "attributes",
};

/** Where menus lead to what is still being built: says so, and where to go instead. */
export default function NotYet() {
  const row = guards[useLocation().pathname];
  return row ? (
    <RequireAccess row={row}>
      <Message />
    </RequireAccess>
  ) : (
    <Message />
  );
}

function Message() {
  const t = useT();
  return (
    <div className={classes.page}>
      <h1>{t("site.not-yet.title")}</h1>
      <p>{t("site.not-yet.text")}</p>
      <Link to={links.search("INGREDIENTS")} className={classes.action}>
        {t("site.not-yet.action")}
      </Link>
    </div>
  );
}
