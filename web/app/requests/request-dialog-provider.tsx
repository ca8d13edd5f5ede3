import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { type OpenRequest, RequestDialogContext } from "../kernel/request-dialog.tsx";
import { useSession } from "../kernel/session/session.tsx";
import { rememberIntent, takeIntent } from "./intent.ts";

const RequestDialog = lazy(() => import("./request-dialog.tsx"));

/** Pages ask for a request through the context; the dialog itself is loaded when first needed. */
export function RequestDialogProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<OpenRequest | null>(null);
  const session = useSession();
  const open = useCallback((input: OpenRequest) => setAsked(input), []);
  const dialog = useMemo(() => ({ open }), [open]);
  // Whoever was sent to sign in finds the form open on return.
  useEffect(() => {
    if (session.state !== "signed-in") return;
    const intent = takeIntent(location.pathname + location.search);
    if (intent) setAsked(intent);
  }, [session.state]);
  return (
    <RequestDialogContext value={dialog}>
      {children}
      {asked && (
        <Suspense fallback={null}>
          <RequestDialog
            asked={asked}
            onClose={() => setAsked(null)}
            onSignIn={() => rememberIntent(asked, location.pathname + location.search)}
          />
        </Suspense>
      )}
    </RequestDialogContext>
  );
}
