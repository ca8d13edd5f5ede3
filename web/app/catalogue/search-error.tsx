import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { useT } from "../language/phrases.tsx";
import classes from "../ui/plain-page.module.css";

/** A search that failed: what happened, and the same again. */
export function SearchError() {
  const error = useRouteError();
  const detail: unknown = isRouteErrorResponse(error) ? error.data?.detail : undefined;
  return <SearchFailed detail={typeof detail === "string" ? detail : undefined} />;
}

/** `onRetry` asks again in place; else the page is loaded anew. */
export function SearchFailed(props: { detail: string | undefined; onRetry?: () => void }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { onRetry } = props;
  return (
    <div className={classes.page} role="alert">
      <h1>{t("catalogue.failed")}</h1>
      <p>{props.detail ?? t("catalogue.failed.text")}</p>
      <p>
        <a
          className={classes.action}
          href={pathname + search}
          onClick={(event) => {
            if (!onRetry) return;
            event.preventDefault();
            onRetry();
          }}
        >
          {t("catalogue.failed.retry")}
        </a>
      </p>
      <p>
        <a href={pathname} style={{ color: "inherit" }}>
          {t("catalogue.failed.anew")}
        </a>
      </p>
    </div>
  );
}
