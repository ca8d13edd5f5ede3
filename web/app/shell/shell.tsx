import { useEffect, useRef } from "react";
import { Outlet, useNavigation, useRevalidator } from "react-router";
import { useT } from "../kernel/phrases.tsx";
import { useSession } from "../kernel/session/session.tsx";
import { RequestDialogProvider } from "../requests/request-dialog-provider.tsx";
import type { Route } from "./+types/shell";
import { ErrorPage } from "./error-page.tsx";
import { Footer } from "./footer.tsx";
import classes from "./shell.module.css";
import { TopBar } from "./top-bar.tsx";

/** The frame of every page: bar, content, footer. */
export default function Shell() {
  useFreshDataOnceSignedIn();
  return (
    <Frame>
      <RequestDialogProvider>
        <Outlet />
      </RequestDialogProvider>
    </Frame>
  );
}

/** Says when the page answers to clicks: for tests, which are faster than people. */
function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
}

function Frame({ children }: { children: React.ReactNode }) {
  const t = useT();
  useReadyMark();
  const moving = useNavigation().state !== "idle";
  return (
    <div className={classes.frame}>
      <a className="skip-link" href="#content">
        {t("shell.skip")}
      </a>
      <TopBar />
      <div className={classes.progress} data-moving={moving || undefined} aria-hidden="true" />
      <main id="content" className={classes.content} aria-busy={moving}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** The server renders for a visitor; what only this reader may see comes once the session is there. */
function useFreshDataOnceSignedIn(): void {
  const { state } = useSession();
  const { revalidate } = useRevalidator();
  const before = useRef(state);
  useEffect(() => {
    if (state === "signed-in" && before.current !== "signed-in") void revalidate();
    before.current = state;
  }, [state, revalidate]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  );
}
