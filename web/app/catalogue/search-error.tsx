import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { PlainPage } from "../ui/plain-page.tsx";

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
    <div role="alert">
      <PlainPage
        title={t("catalogue.failed")}
        actions={
          <>
            <ButtonLink
              variant="strong"
              href={pathname + search}
              onClick={(event) => {
                if (!onRetry) return;
                event.preventDefault();
                onRetry();
              }}
            >
              {t("catalogue.failed.retry")}
            </ButtonLink>
            <ButtonLink href={pathname}>{t("catalogue.failed.anew")}</ButtonLink>
          </>
        }
      >
        <p>{props.detail ?? t("catalogue.failed.text")}</p>
      </PlainPage>
    </div>
  );
}
