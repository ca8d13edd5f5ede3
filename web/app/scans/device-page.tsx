import { links } from "@neroli/contract/access/links.ts";
import { Suspense, useEffect } from "react";
import { redirectDocument, useLocation } from "react-router";
import { useIsHydrated } from "../kernel/hydrated.ts";
import { latePiece } from "../kernel/late-piece.ts";
import { loadPhrases, pageLanguage } from "../language/phrases.tsx";
import type { Route } from "./+types/device-page";
import { appName } from "./app-name.ts";

/** By its name: the phrases of those who work come later. */
export const meta: Route.MetaFunction = () => [
  { title: appName },
  { name: "robots", content: "noindex" },
];

export const loader = ({ params }: Route.LoaderArgs) => ({ event: params.event });

/** A document of its own, whoever leads here: only this one may use the camera (decision 70). */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url);
}

/** It comes with all that the page says: nobody need be signed in, or connected. */
const Device = latePiece(async () => {
  const [piece] = await Promise.all([
    import("./device/device.tsx"),
    loadPhrases(pageLanguage(), "work"),
  ]);
  return piece;
});

/**
 * The page of a device at a stand. It opens for everybody: a device whose session has ended still
 * notes and shows what it has; what leaves it, and what comes to it, the API decides.
 */
export default function DevicePage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const hydrated = useIsHydrated();
  useEffect(() => {
    document.documentElement.dataset.ready = pathname;
  }, [pathname]);
  return (
    <>
      <link rel="manifest" href={`${links.scanDevice(loaderData.event)}/app.webmanifest`} />
      <link rel="apple-touch-icon" href="/scan/icon-192.png" />
      {hydrated && (
        <Suspense fallback={null}>
          <Device />
        </Suspense>
      )}
    </>
  );
}
