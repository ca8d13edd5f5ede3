import { useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import { useSession } from "../session/session.tsx";
import { browserRefuses, useAnswer } from "./consent.ts";

/** Where the CRM stands that this installation has; null where it has none. */
export function useCrmHost(): string | null {
  const script = useCrmScript();
  return script && new URL(script).host;
}

function useCrmScript(): string | null {
  const root = useRouteLoaderData("root") as { crm_script?: string | null } | undefined;
  return root?.crm_script ?? null;
}

/**
 * Has the CRM's script loaded for visitors who have agreed to be remembered. Who withdraws gets the
 * page anew: what a script has begun cannot be taken back otherwise.
 */
export function useCrm(): void {
  const address = useCrmScript();
  const answer = useAnswer();
  const { state } = useSession();
  const agreed = state === "signed-out" && answer?.visitor !== undefined && !browserRefuses();
  useEffect(() => {
    if (!address || !agreed) return;
    let withdrawn = false;
    let hasScrolled = false;
    const noteScroll = () => {
      hasScrolled = true;
    };
    addEventListener("scroll", noteScroll, { once: true, passive: true });
    let stop: (() => boolean) | undefined;
    void import("./load-crm.ts").then(({ loadCrm }) => {
      if (!withdrawn) stop = loadCrm(address, hasScrolled);
    });
    return () => {
      withdrawn = true;
      removeEventListener("scroll", noteScroll);
      if (stop?.()) location.reload();
    };
  }, [address, agreed]);
}
