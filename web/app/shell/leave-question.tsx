import { Suspense } from "react";
import { type BlockerFunction, useBlocker } from "react-router";
import { isAnythingUnsaved } from "../kernel/forms/leave-guard.tsx";
import { latePiece } from "../kernel/late-piece.ts";
import { useT } from "../language/phrases.tsx";

const ConfirmDialog = latePiece(async () => ({
  default: (await import("../ui/confirm-dialog.tsx")).ConfirmDialog,
}));

/** Another page, not another state of this one. */
const leavesUnsaved: BlockerFunction = ({ currentLocation, nextLocation }) =>
  isAnythingUnsaved() && currentLocation.pathname !== nextLocation.pathname;

/** Asked for all that is unsaved on a page, in it or in a dialog over it (`LeaveGuard`). */
export function LeaveQuestion() {
  const t = useT();
  const blocker = useBlocker(leavesUnsaved);
  if (blocker.state !== "blocked") return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        title={t("table.leave.title")}
        text={t("table.leave.text")}
        confirm={t("table.leave.go")}
        cancel={t("table.leave.stay")}
        onConfirm={() => blocker.proceed()}
        onClose={() => blocker.reset()}
      />
    </Suspense>
  );
}
