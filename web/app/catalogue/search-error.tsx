import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { useT } from "../kernel/phrases.tsx";
import { links } from "../links.ts";
import classes from "../ui/plain-page.module.css";

/** A search that failed: what happened, and the same again. */
export function SearchError() {
  const t = useT();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const detail: unknown = isRouteErrorResponse(error) ? error.data?.detail : undefined;
  return (
    <div className={classes.page} role="alert">
      <h1>{t("catalogue.failed")}</h1>
      <p>{typeof detail === "string" ? detail : t("catalogue.failed.text")}</p>
      <p>
        <a className={classes.action} href={pathname + search}>
          {t("catalogue.failed.retry")}
        </a>
      </p>
      <p>
        <a href={links.search("INGREDIENTS")} style={{ color: "inherit" }}>
          {t("catalogue.failed.anew")}
        </a>
      </p>
    </div>
  );
}
