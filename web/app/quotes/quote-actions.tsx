import type { Quote } from "@neroli/contract/quotes/schema.ts";
import type { QuoteStatus } from "@neroli/contract/quotes/states.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { type ReactNode, useState } from "react";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";
import { AcceptDialog } from "./accept-dialog.tsx";
import type { QuoteDialogProps } from "./dialog-props.ts";
import { ExtendDialog } from "./extend-dialog.tsx";
import { CancelDialog, RejectDialog, WithdrawDialog } from "./reason-dialogs.tsx";
import { ReviseDialog } from "./revise-dialog.tsx";

const dialogs = {
  accept: AcceptDialog,
  "ask-revision": ReviseDialog,
  reject: RejectDialog,
  extend: ExtendDialog,
  cancel: CancelDialog,
  withdraw: WithdrawDialog,
} satisfies Record<string, (props: QuoteDialogProps) => ReactNode>;
type Asked = keyof typeof dialogs;

/** What each side can do next; the first is what is usually done. */
const next: Record<QuoteStatus, { SUPPLIER: Asked[]; BUYER: Asked[] }> = {
  DRAFT: { SUPPLIER: [], BUYER: [] },
  SENT: { SUPPLIER: ["extend", "cancel"], BUYER: ["accept", "ask-revision", "reject"] },
  EXPIRED: { SUPPLIER: ["extend"], BUYER: ["ask-revision"] },
  ACCEPTED: { SUPPLIER: ["withdraw", "cancel"], BUYER: ["withdraw"] },
  REJECTED: { SUPPLIER: [], BUYER: [] },
  CANCELED: { SUPPLIER: [], BUYER: [] },
};

/** Buttons of the next steps; one that this person may not do is disabled, with the reason to read. */
export function QuoteActions({ quote, side }: { quote: Quote; side: Request["side"] }) {
  const t = useT();
  // The version that was being read when the dialog opened is the one that is acted on.
  const [asking, setAsking] = useState<{ action: Asked; quote: Quote } | null>(null);
  // Support acts for the supplier, and sees nothing of what it may not do for anybody.
  const actions =
    side === "SUPPORT"
      ? next[quote.status].SUPPLIER.filter((action) => quote.can[action].allowed)
      : next[quote.status][side];
  const Dialog = asking && dialogs[asking.action];
  return (
    <>
      {actions.length > 0 && (
        <div className={layout.line}>
          {actions.map((action) => (
            <Button
              key={action}
              variant={action === "accept" ? "primary" : undefined}
              disabledReason={quote.can[action].reason}
              onClick={() => setAsking({ action, quote })}
            >
              {t(`quotes.${action}`)}
            </Button>
          ))}
        </div>
      )}
      {Dialog && <Dialog quote={asking.quote} onClose={() => setAsking(null)} />}
    </>
  );
}
