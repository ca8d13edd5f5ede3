import { type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { InviteDialogContext } from "../kernel/invite-dialog.tsx";
import { latePiece } from "../kernel/late-piece.ts";
import { useSession } from "../kernel/session/session.tsx";
import type { InviteValues } from "./invite-values.ts";

const InviteDialog = latePiece(() => import("./invite-dialog.tsx"));
const PortalInviteDialog = latePiece(() => import("./portal-invite-dialog.tsx"));

type InvitingCompany = NonNullable<InviteValues["company"]>;

/** Colleagues are invited, or people into a portal or exhibition. */
type Opened = { company: InvitingCompany | null } | { event: { key: string; name: string } };

/** The dialog itself is loaded when it is first asked for. */
export function InviteDialogProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const session = useSession();
  const opener = useRef<Element | null>(null);
  const dialog = useMemo(() => {
    const show = (next: Opened) => {
      opener.current = document.activeElement;
      setOpened(next);
    };
    return {
      open: () => show({ company: null }),
      openFor: (company: InvitingCompany) => show({ company }),
      openForEvent: (event: { key: string; name: string }) => show({ event }),
    };
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
          {"event" in opened ? (
            <PortalInviteDialog event={opened.event} onClose={close} />
          ) : (
            <InviteDialog profile={session.profile} company={opened.company} onClose={close} />
          )}
        </Suspense>
      )}
    </InviteDialogContext>
  );
}
