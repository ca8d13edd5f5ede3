import { memo, useEffect } from "react";
import { Outlet, useLocation, useNavigation, useRevalidator } from "react-router";
import { BookmarkHost } from "../kernel/bookmarks/bookmark-host.tsx";
import { TrayBar } from "../kernel/compare-tray/tray-bar.tsx";
import { useFollowLinks } from "../kernel/follow-links.ts";
import { PrivacyHost } from "../kernel/interactions/privacy-host.tsx";
import { KeptPiece } from "../kernel/kept-piece.tsx";
import { TermsQuestion } from "../kernel/places/terms-question.tsx";
import { usePortal } from "../kernel/portal.ts";
import { ProjectHost } from "../kernel/projects/project-host.tsx";
import { useSession } from "../kernel/session/session.tsx";
import type { SessionState } from "../kernel/session/state.ts";
import { useT } from "../language/phrases.tsx";
import { InviteDialogProvider } from "../registration/invite-dialog-provider.tsx";
import { RequestDialogProvider } from "../requests/request-dialog-provider.tsx";
import { CarriesMark } from "../ui/entry-page.tsx";
import { HintPlace } from "../ui/first-time-hint.tsx";
import type { Route } from "./+types/shell";
import { ErrorPage } from "./error-page.tsx";
import { Footer } from "./footer.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { LeavingNotice } from "./leaving-notice.tsx";
import { useHasNavigation } from "./navigation/use-work-navigation.ts";
import { WorkNavigation } from "./navigation/work-navigation.tsx";
import { ReadAgain } from "./read-again.tsx";
import { ReadAhead } from "./read-ahead.tsx";
import classes from "./shell.module.css";
import { TopBar } from "./top-bar.tsx";

/** What the router says anew at each of its steps, as long as it draws no other page. */
const page = (
  <>
    <ReadAgain />
    <RequestDialogProvider>
      <Outlet />
    </RequestDialogProvider>
  </>
);

/** The frame of every page: bar, content, footer. */
export default function Shell() {
  return (
    <CarriesMark value={usePortal() === null}>
      <Frame>{page}</Frame>
    </CarriesMark>
  );
}

const Frame = memo(function Frame({ children }: { children: React.ReactNode }) {
  const t = useT();
  const hasNavigation = useHasNavigation();
  return (
    <InviteDialogProvider>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: follows the links in it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click */}
      <div className={classes.frame} onClick={useFollowLinks()}>
        <a className="skip-link" href="#content">
          {t("shell.skip")}
        </a>
        {topBar}
        <HintPlace />
        <Progress />
        <div className={classes.body} data-beside={hasNavigation || undefined}>
          {hasNavigation && <WorkNavigation />}
          <Content>{children}</Content>
        </div>
        {belowContent}
      </div>
      {overThePage}
      <ReadyMark />
      <ReaderWatch />
      <ReadAhead />
    </InviteDialogProvider>
  );
});

/** Parts that nothing of the frame concerns: they are drawn again by what they hear themselves. */
const topBar = <TopBar />;
const belowContent = (
  <>
    <TrayBar />
    <PrivacyHost />
    <KeptPiece of={["footer"]}>
      <Footer />
    </KeptPiece>
  </>
);
const overThePage = (
  <>
    <BookmarkHost />
    <ProjectHost />
    <LeaveQuestion />
    <TermsQuestion />
  </>
);

const useIsMoving = () => useNavigation().state !== "idle";

/** The line below the bar while another page is on its way. */
function Progress() {
  const moving = useIsMoving();
  return <div className={classes.progress} data-moving={moving || undefined} aria-hidden="true" />;
}

function Content({ children }: { children: React.ReactNode }) {
  return (
    <main id="content" className={classes.content} aria-busy={useIsMoving()}>
      <LeavingNotice />
      {children}
    </main>
  );
}

/**
 * Says which page is there and answers to clicks: for tests, which are faster than people. The
 * address is that of the next page before the page is.
 */
function ReadyMark() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.documentElement.dataset.ready = pathname;
  }, [pathname]);
  return null;
}

const visitor = "visitor";

/** By whose rights the page was read; the frame around a page that was refused is another one. */
let readAs = visitor;

/**
 * The server renders for a visitor: a page is read again once it is known who reads it, and whenever
 * that person's rights change or the session ends. So is one that a visitor was refused.
 */
function ReaderWatch() {
  const session = useSession();
  const { revalidate } = useRevalidator();
  const rights = rightsOf(session);
  useEffect(() => {
    if (rights === null || rights === readAs) return;
    readAs = rights;
    void revalidate();
  }, [rights, revalidate]);
  return null;
}

/** The rights that decide about the data of a page; null while they are not known. */
function rightsOf(session: SessionState): string | null {
  if (session.state === "loading") return null;
  if (session.state === "signed-out") return visitor;
  const { key, vetted, standing, roles, permissions, company } = session.profile;
  return JSON.stringify([key, vetted, standing, roles, permissions, company, session.portals]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  );
}
