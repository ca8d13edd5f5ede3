import "@fontsource-variable/figtree/wght.css";
import "./ui/tokens.css";
import "./ui/ground.css";
import phraseFiles from "virtual:phrases/files";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { languageOfAddress } from "@neroli/contract/kernel/page-language.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, use, useEffect, useState } from "react";
import {
  Links,
  Meta,
  Outlet,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { keepEarlyInput, takeEarlyInput } from "./kernel/early-input.ts";
import { markUndecided } from "./kernel/interactions/mark-undecided.ts";
import { onReturn } from "./kernel/outage.ts";
import { pageServices } from "./kernel/page-services.ts";
import { createQueryClient, hasFailed } from "./kernel/query-client.ts";
import { scriptsLater } from "./kernel/scripts-later.ts";
import { Session } from "./kernel/session/session.tsx";
import { isInOtherLanguage } from "./language/choose-language.ts";
import { LanguageContext, VariantContext } from "./language/phrases.tsx";
import { requestLanguage } from "./language/request-language.ts";
import { ErrorPage } from "./shell/error-page.tsx";
import { FirstScripts } from "./shell/first-scripts.tsx";
import { OutageNotice } from "./shell/outage-notice.tsx";
import { SlowFileNotice } from "./shell/slow-file-notice.tsx";
import { Maintenance } from "./site/maintenance.tsx";
import { Nonce } from "./ui/nonce.ts";
import { portalTheme } from "./ui/portal-theme.tsx";
import { styleLayers } from "./ui/style-layers.ts";
import { Toasts } from "./ui/toasts.tsx";
import { colours } from "./ui/tokens.ts";
import { Tooltips } from "./ui/tooltips.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const { issuer, client_id, origin, support_email, operator } = services;
  const { maintenance, variant, portal, crm_script, reports_errors } = services;
  const language = requestLanguage(request);
  const addressed = languageOfAddress(new URL(request.url).searchParams);
  return {
    ...{ language, addressed, variant, portal, issuer, client_id, origin },
    ...{ support_email, operator, crm_script, reports_errors, maintenance },
  };
}

/**
 * Language, issuer and flags hold for the life of the page. It ends with the next step where another
 * language was chosen elsewhere; not while somebody narrows a list, which is a step in place.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && isInOtherLanguage(nextUrl);

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (isInOtherLanguage(new URL(request.url))) throw redirectDocument(request.url);
  return serverLoader();
}

export const links = () => [
  { rel: "preload", href: figtree, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const nonce = use(Nonce);
  const language: Language = data?.language ?? "en";
  const variant = data?.variant ?? null;
  const portal = data?.portal ?? null;
  // After the effects of all that is in the page, which listens then.
  useEffect(takeEarlyInput, []);
  return (
    <html
      lang={language}
      data-mantine-color-scheme="light"
      data-variant={variant ?? undefined}
      suppressHydrationWarning
      {...(portal && { style: portalTheme({ primary: portal.theme.primary_colour }) })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={portal?.theme.primary_colour ?? colours.surface} />
        <FavIcon address={portal?.images.FAVICON ?? null} />
        <Meta />
        <style nonce={nonce}>{styleLayers}</style>
        <Links nonce={nonce} />
        {phraseFiles[language] && <link rel="modulepreload" href={phraseFiles[language]} />}
        <script nonce={nonce} suppressHydrationWarning>
          {`${keepEarlyInput};${markUndecided};${scriptsLater}`}
        </script>
      </head>
      <body>
        <LanguageContext value={language}>
          <VariantContext value={variant}>
            <FirstScripts />
            {children}
            <OutageNotice />
            <SlowFileNotice />
            <Toasts />
            <Tooltips />
          </VariantContext>
        </LanguageContext>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Of a portal, where it has one. */
const FavIcon = ({ address }: { address: string | null }) =>
  address ? (
    <link rel="icon" href={address} />
  ) : (
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  );

export default function Root({ loaderData }: Route.ComponentProps) {
  const [queryClient] = useState(createQueryClient);
  useEffect(
    () => onReturn(() => void queryClient.refetchQueries({ predicate: hasFailed })),
    [queryClient],
  );
  const { reports_errors } = loaderData;
  useEffect(() => {
    if (!reports_errors) return;
    const watching = import("./kernel/error-reports/report-errors.ts").then(
      ({ reportErrors }) => reportErrors(),
      () => () => {},
    );
    return () => void watching.then((end) => end());
  }, [reports_errors]);
  if (loaderData.maintenance) return <Maintenance />;
  return (
    <QueryClientProvider client={queryClient}>
      <Session issuer={loaderData.issuer} clientId={loaderData.client_id}>
        <Outlet />
      </Session>
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
