import { type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { tell } from "../kernel/interactions/tell.ts";
import { latePiece } from "../kernel/late-piece.ts";
import { RequestDialogContext, type RequestSubject } from "../kernel/request-dialog.tsx";
import { useSession } from "../kernel/session/session.tsx";
import { rememberIntent, takeIntent } from "../kernel/session/sign-in-intent.ts";

const RequestDialog = latePiece(() => import("./request-dialog.tsx"));

/** Pages ask for a request through the context; the dialog itself is loaded when first needed. */
export function RequestDialogProvider({ children }: { children: ReactNode }) {
  const [subject, setSubject] = useState<RequestSubject | null>(null);
  const session = useSession();
  const dialog = useMemo(
    () => ({
      open: (subject: RequestSubject) => {
        tellOpened(subject);
        setSubject(subject);
      },
    }),
    [],
  );
  // Whoever was sent to sign in finds the form open on return.
  useEffect(() => {
    if (session.state !== "signed-in") return;
    const intent = takeIntent<RequestSubject>("request");
    if (intent) setSubject(intent);
  }, [session.state]);
  return (
    <RequestDialogContext value={dialog}>
      {children}
      {subject && (
        <Suspense fallback={null}>
          <RequestDialog
            subject={subject}
            onClose={() => setSubject(null)}
            onSignIn={() => rememberIntent("request", subject)}
          />
        </Suspense>
      )}
    </RequestDialogContext>
  );
}

/** A form for several products counts for each of them. */
function tellOpened({ type, products, company }: RequestSubject): void {
  const kind = `FORM_${type}` as const;
  if (products.length > 0) tell(...products.map(({ key }) => ({ kind, product: key })));
  else if (company) tell({ kind, company: company.key });
}
