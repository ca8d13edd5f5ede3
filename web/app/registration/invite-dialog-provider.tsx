import { type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { InviteDialogContext } from "../kernel/invite-dialog.tsx";
import { latePiece } from "../kernel/late-piece.ts";
import { useSession } from "../kernel/session/session.tsx";

const InviteDialog = latePiece(() => import("./invite-dialog.tsx"));

/** The dialog itself is loaded when it is first asked for. */
export function InviteDialogProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  const session = useSession();
  const opener = useRef<Element | null>(null);
  const dialog = useMemo(() => {
    const open = () => {
      opener.current = document.activeElement;
      setOpened(true);
    };
    return { open };
  }, []);
  const close = () => {
    setOpened(false);
    // After the dialog has let go of the focus it held.
    requestAnimationFrame(() => opener.current instanceof HTMLElement && opener.current.focus());
  };
  return (
    <InviteDialogContext value={dialog}>
      {children}
      {opened && session.state === "signed-in" && (
        <Suspense fallback={null}>
          <InviteDialog profile={session.profile} onClose={close} />
        </Suspense>
      )}
    </InviteDialogContext>
  );
}
