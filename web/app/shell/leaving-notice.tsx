import { links } from "@neroli/contract/access/links.ts";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { latePiece } from "../kernel/late-piece.ts";
import { useSession } from "../kernel/session/session.tsx";
import classes from "./shell.module.css";

const LeavingNote = latePiece(() => import("../kernel/personal-data/leaving-note.tsx"));

/** Above every page of somebody whose account is going to be erased; the profile says it itself. */
export function LeavingNotice() {
  const session = useSession();
  const { pathname } = useLocation();
  const due = session.state === "signed-in" ? session.profile.erased_at : null;
  if (due === null || pathname === links.profile()) return null;
  return (
    <Suspense fallback={null}>
      <div className={classes.notice}>
        <LeavingNote due_at={due} />
      </div>
    </Suspense>
  );
}
