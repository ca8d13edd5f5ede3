import { links } from "@neroli/contract/access/links.ts";
import { useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { noteFailed } from "../kernel/error-reports/failed.ts";
import { missingAt } from "../kernel/missing.ts";
import { noteTrouble, useAway } from "../kernel/outage.ts";
import { titleAt } from "../kernel/page-meta.ts";
import { usePortal } from "../kernel/portal.ts";
import { useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { PlainPage } from "../ui/plain-page.tsx";
import { NotFound } from "./not-found.tsx";
import { OutagePage } from "./outage-page.tsx";

/** Takes the place of a page that fails or whose data is refused, and of its title. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT();
  const portal = usePortal();
  const { pathname } = useLocation();
  const missing = missingAt(error, pathname);
  const isGone = isRouteErrorResponse(error) && error.status === 404;
  const gone = missing ? (`shell.missing.${missing}.title` as const) : "shell.not-found.title";
  return (
    <>
      <title>{titleAt(portal, t(isGone ? gone : "errors.internal"))}</title>
      <meta name="robots" content="noindex" />
      <Failure {...{ error, missing }} />
    </>
  );
}

function Failure({ error, missing }: { error: unknown; missing: ReturnType<typeof missingAt> }) {
  const t = useT();
  const away = useAway();
  const status = isRouteErrorResponse(error) ? error.status : 0;
  // A page whose files or list of pages did not come fails in words of its own.
  useEffect(() => {
    if (status !== 404) noteTrouble();
    if (status === 0) noteFailed(error);
  }, [status, error]);
  if (away || [502, 503, 504].includes(status)) return <OutagePage />;
  if (status === 404) return <NotFound missing={missing} />;
  const detail = isRouteErrorResponse(error) ? sentence(error.data) : null;
  return (
    <div role="alert">
      <PlainPage
        title={t("errors.internal")}
        actions={
          <ButtonLink variant="strong" href={links.home()} data-document="">
            {t("shell.error.home")}
          </ButtonLink>
        }
      >
        <p>{detail ?? t("shell.error.text")}</p>
      </PlainPage>
    </div>
  );
}

const sentence = (data: unknown) =>
  typeof data === "object" && data !== null && "detail" in data ? String(data.detail) : null;
