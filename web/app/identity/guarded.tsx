import { mayVisit, type PageVerdict } from "@neroli/contract/access/guard.ts";
import { links } from "@neroli/contract/access/links.ts";
import { guardOf, type PagePath } from "@neroli/contract/access/pages.ts";
import { Suspense, useEffect, useRef } from "react";
import { Navigate, Outlet, useMatches, useNavigate } from "react-router";
import { latePiece } from "../kernel/late-piece.ts";
import { isSigningOut, readerOf, signIn, useSession } from "../kernel/session/session.tsx";
import type { SessionState } from "../kernel/session/state.ts";
import { useT } from "../language/phrases.tsx";
import { showToast } from "../ui/toast-list.ts";
import { Ended } from "./ended.tsx";
import { LateLoader } from "./late-loader.tsx";

/** Public pages do without what the refusal is drawn with. */
const Refused = latePiece(async () => {
  const { Refused } = await import("../kernel/session/refused.tsx");
  return { default: Refused };
});

const Waiting = latePiece(async () => {
  const { Waiting } = await import("./waiting.tsx");
  return { default: Waiting };
});

/** Around every page: its guard stands in the table of pages, by the route's id (spec 2 and 6). */
export default function Guarded() {
  const session = useSession();
  const verdict = useVerdict(session);
  useLeaving(session, verdict);
  useNoticeOfEnd(session, verdict);
  if (verdict === "allowed") return <Outlet />;
  // Support without a second factor has no rights until there is one (decision 40).
  if (verdict === "forbidden" && session.state === "signed-in" && session.profile.lacks_factor) {
    return <Navigate to={links.profile("security")} replace />;
  }
  if (verdict === "forbidden") {
    return (
      <Suspense fallback={null}>
        <Refused />
      </Suspense>
    );
  }
  if (verdict === "unverified") {
    return (
      <Suspense fallback={null}>
        <Waiting />
      </Suspense>
    );
  }
  if (verdict === "signed-in") return <Navigate to={links.unauthorizedOnly()} replace />;
  const refusal = refusalOf(session);
  return refusal ? <Ended refusal={refusal} /> : <SigningIn />;
}

/** While nobody knows who it is, the page is what a visitor sees of it. */
function useVerdict(session: SessionState): PageVerdict {
  const match = useMatches().at(-1);
  const guard = guardOf(match?.id as PagePath);
  const portal = guard.portal && match?.params[guard.portal];
  return mayVisit(guard, readerOf(session), portal);
}

const refusalOf = (session: SessionState) =>
  session.state === "signed-out" ? session.refusal : undefined;

/**
 * A visitor goes to the sign-in and comes back to the same address; whoever has just signed out
 * goes to the search; whoever was put out reads why first (spec 2, access behaviour).
 */
function useLeaving(session: SessionState, verdict: PageVerdict): void {
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (session.state === "signed-in") wasSignedIn.current = true;
    if (session.state !== "signed-out") return;
    const hasLeft = wasSignedIn.current && isSigningOut();
    wasSignedIn.current = false;
    if (verdict !== "signed-out" || session.refusal) return;
    if (hasLeft) void navigate(links.search("INGREDIENTS"), { replace: true });
    else void signIn();
  }, [session, verdict, navigate]);
}

/** On a page that stays open the reason comes as a notice. */
function useNoticeOfEnd(session: SessionState, verdict: PageVerdict): void {
  const t = useT();
  const refusal = refusalOf(session);
  const isOpen = verdict === "allowed";
  useEffect(() => {
    if (!refusal || !isOpen) return;
    showToast({
      id: "session-ended",
      title: t("identity.ended.title"),
      message: refusal.message,
      stays: true,
      close: t("table.close"),
    });
  }, [refusal, isOpen, t]);
}

function SigningIn() {
  const t = useT();
  return (
    <>
      <LateLoader text={t("identity.signing-in")} />
      <noscript>{t("identity.login.needs-script")}</noscript>
    </>
  );
}
