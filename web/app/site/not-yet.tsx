import { links } from "@neroli/contract/access/links.ts";
import { Link } from "react-router";
import { metaT, useT } from "../language/phrases.tsx";
import classes from "../ui/plain-page.module.css";
import type { Route } from "./+types/not-yet";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("site.not-yet.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** Where menus lead to what is still being built: says so, and where to go instead. */
export default function NotYet() {
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
