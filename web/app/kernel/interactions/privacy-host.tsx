import { guardOf, type PagePath, pages } from "@neroli/contract/access/pages.ts";
import { Suspense, useEffect } from "react";
import { useMatches } from "react-router";
import { latePiece } from "../late-piece.ts";
import { onReturn } from "../outage.ts";
import { useSession } from "../session/session.tsx";
import { browserRefuses, forgetWithdrawn, useAnswer } from "./consent.ts";
import { ConsentBar } from "./consent-bar.tsx";
import { openPrivacy, usePrivacyOpen } from "./privacy-open.ts";
import { useCrm } from "./use-crm.ts";
import { useRecorder } from "./use-recorder.ts";

const PrivacyDialog = latePiece(() => import("./privacy-dialog.tsx"));

/** On every page: records what it tells, asks visitors once whether they may be remembered. */
export function PrivacyHost() {
  useRecorder();
  useCrm();
  useForgetting();
  const asks = useAsks();
  const open = usePrivacyOpen();
  return (
    <>
      {asks && <ConsentBar early={asks === "early"} />}
      <Suspense fallback={null}>
        {open && <PrivacyDialog onClose={() => openPrivacy(false)} />}
      </Suspense>
    </>
  );
}

/**
 * Visitors on public pages who have not answered, and whose browser has not either. Early while nobody
 * knows who reads, as on the server: then `markUndecided` has looked.
 */
function useAsks(): "early" | "asks" | null {
  const answer = useAnswer();
  const session = useSession();
  const page = useMatches().at(-1)?.id;
  const isPublic =
    page !== undefined && page in pages && guardOf(page as PagePath).who === "public";
  if (!isPublic || answer !== undefined) return null;
  if (session.state === "loading") return session.returning ? null : "early";
  return session.state === "signed-out" && !browserRefuses() ? "asks" : null;
}

/** What was withdrawn without a connection is removed once there is one. */
function useForgetting(): void {
  useEffect(() => {
    const forget = () => void forgetWithdrawn().catch(() => {});
    forget();
    return onReturn(forget);
  }, []);
}
