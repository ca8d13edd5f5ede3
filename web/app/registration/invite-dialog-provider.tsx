import { type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { InviteDialogContext } from "../kernel/invite-dialog.tsx";
import { latePiece } from "../kernel/late-piece.ts";
import { useSession } from "../kernel/session/session.tsx";
import type { InviteValues } from "./invite-values.ts";

const InviteDialog = latePiece(() => import("./invite-dialog.tsx"));

type InvitingCompany = NonNullable<InviteValues["company"]>;

/** The dialog itself is loaded when it is first asked for. */
export function InviteDialogProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ company: InvitingCompany | null } | null>(null);
  const session = useSession();
  const opener = useRef<Element | null>(null);
  const dialog = useMemo(() => {
    const show = (company: InvitingCompany | null) => {
      opener.current = document.activeElement;
      setOpened({ company });
    };
    return { open: () => show(null), openFor: show };
  }, []);
  const close = () => {
    flushSync(() => setOpened(null));
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <InviteDialogContext value={dialog}>
      {children}
      {opened && session.state === "signed-in" && (
        <Suspense fallback={null}>
          <InviteDialog profile={session.profile} company={opened.company} onClose={close} />
        </Suspense>
      )}
    </InviteDialogContext>
  );
}
