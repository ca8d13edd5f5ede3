import type { Sample } from "@neroli/contract/samples/schema.ts";
import type { SampleAction, SampleStatus } from "@neroli/contract/samples/states.ts";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import layout from "../ui/layout.module.css";
import { ApproveDialog } from "./approve-dialog.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import type { SampleDialogProps } from "./dialog-props.ts";
import { EvaluateDialog } from "./evaluate-dialog.tsx";
import { ShipmentDialog } from "./shipment-dialog.tsx";
import { useShowSample } from "./use-sample.ts";

/** What each side can do next; the first is what is usually done. */
const next: Record<SampleStatus, { SUPPLIER: SampleAction[]; BUYER: SampleAction[] }> = {
  ASKED: { SUPPLIER: ["approve", "decline"], BUYER: [] },
  APPROVED: { SUPPLIER: ["ship", "withdraw"], BUYER: [] },
  DECLINED: { SUPPLIER: [], BUYER: [] },
  SHIPPED: { SUPPLIER: ["correct"], BUYER: ["confirm"] },
  DELIVERED: { SUPPLIER: [], BUYER: ["evaluate"] },
  EVALUATED: { SUPPLIER: [], BUYER: ["evaluate"] },
};

const dialogs: Record<SampleAction, (props: SampleDialogProps) => ReactNode> = {
  approve: ApproveDialog,
  decline: DeclineDialog,
  withdraw: (props) => <SureDialog {...props} action="withdraw" />,
  ship: (props) => <ShipmentDialog {...props} action="ship" />,
  correct: (props) => <ShipmentDialog {...props} action="correct" />,
  confirm: (props) => <SureDialog {...props} action="confirm" />,
  evaluate: EvaluateDialog,
};

/** Buttons of the next steps; one that this person may not do is disabled, with the reason to read. */
export function SampleActions({ sample }: { sample: Sample }) {
  const t = useT();
  const [asking, setAsking] = useState<SampleAction | null>(null);
  if (sample.side === "SUPPORT") return null;
  const actions = next[sample.status][sample.side];
  const Dialog = asking && dialogs[asking];
  const again = sample.status === "EVALUATED";
  return (
    <>
      {actions.length > 0 && (
        <div className={layout.line}>
          {actions.map((action, at) => (
            <Button
              key={action}
              variant={at === 0 && action !== "correct" && !again ? "primary" : undefined}
              disabledReason={sample.can[action].reason}
              onClick={() => setAsking(action)}
            >
              {t(action === "evaluate" && again ? "samples.evaluate.again" : `samples.${action}`)}
            </Button>
          ))}
        </div>
      )}
      {Dialog && <Dialog sample={sample} onClose={() => setAsking(null)} />}
    </>
  );
}

/** Asks before what needs to know no more. */
function SureDialog({
  action,
  sample,
  onClose,
}: SampleDialogProps & { action: "withdraw" | "confirm" }) {
  const t = useT();
  const show = useShowSample();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api(`POST /requests/:requestKey/sample/${action}`, {
        params: { requestKey: sample.request },
      }),
    onSuccess: (changed) => {
      show(changed);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t(`samples.${action}`)}
      text={t(`samples.${action}.sure`)}
      confirm={t(`samples.${action}`)}
      cancel={t(`samples.${action}.keep`)}
      pending={isPending}
      error={error ? sentenceOf(error, t) : undefined}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
