import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useT } from "../../language/phrases.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** Asks before a page with unsaved changes is left, by a link here or by the browser itself. */
export function LeaveGuard({ changed }: { changed: boolean }) {
  const t = useT();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [changed]);
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      title={t("table.leave.title")}
      text={t("table.leave.text")}
      confirm={t("table.leave.go")}
      cancel={t("table.leave.stay")}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
}
