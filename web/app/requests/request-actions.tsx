import type { Request } from "@neroli/contract/requests/schema.ts";
import { type RequestAction, requestActions } from "@neroli/contract/requests/states.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../kernel/client.ts";
import { sentenceOf } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { RejectDialog } from "./reject-dialog.tsx";
import { useShowRequest } from "./request-queries.ts";

interface ActionDialogProps {
  request: Request;
  onClose: () => void;
}

/** The button of an action, and what it opens: every action asks before it is done. */
interface ActionButton {
  label: PlainPhraseKey;
  /** A side that can never do it may not see it at all. */
  hiddenFrom?: Request["side"];
  Dialog: (props: ActionDialogProps) => ReactNode;
}

const actionButtons: Record<RequestAction, ActionButton | null> = {
  // Reading a request opens it, and the conversation has its own button.
  open: null,
  message: null,
  close: { label: "requests.close", Dialog: CloseDialog },
  cancel: { label: "requests.cancel", hiddenFrom: "SUPPLIER", Dialog: CancelDialog },
  reject: { label: "requests.reject", hiddenFrom: "BUYER", Dialog: RejectDialog },
};

/** Buttons of the actions; one that cannot be done now is disabled, with the reason to read. */
export function RequestActions({ request }: { request: Request }) {
  const t = useT();
  const [asking, setAsking] = useState<RequestAction | null>(null);
  const Dialog = asking && actionButtons[asking]?.Dialog;
  return (
    <>
      {requestActions.map((action) => {
        const button = actionButtons[action];
        if (button === null || button.hiddenFrom === request.side) return null;
        return (
          <Button
            key={action}
            size="small"
            disabledReason={request.can[action].reason}
            onClick={() => setAsking(action)}
          >
            {t(button.label)}
          </Button>
        );
      })}
      {Dialog && <Dialog request={request} onClose={() => setAsking(null)} />}
    </>
  );
}

function CloseDialog({ request, onClose }: ActionDialogProps) {
  const t = useT();
  return (
    <CommandDialog
      title={t("requests.close")}
      text={t("requests.close.sure")}
      command={() =>
        api("POST /requests/:requestKey/close", { params: { requestKey: request.key } })
      }
      onClose={onClose}
    />
  );
}

function CancelDialog({ request, onClose }: ActionDialogProps) {
  const t = useT();
  return (
    <CommandDialog
      title={t("requests.cancel")}
      text={t("requests.cancel.sure")}
      command={() =>
        api("POST /requests/:requestKey/cancel", { params: { requestKey: request.key } })
      }
      onClose={onClose}
    />
  );
}

interface CommandDialogProps {
  /** What it is called, which is what its button does. */
  title: string;
  text: string;
  command: () => Promise<Request>;
  onClose: () => void;
}

/** Asks before a command that needs to know no more. */
function CommandDialog({ title, text, command, onClose }: CommandDialogProps) {
  const t = useT();
  const show = useShowRequest();
  const { mutate, isPending, error } = useMutation({
    mutationFn: command,
    onSuccess: (request) => {
      show(request);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={title}
      cancel={t("requests.keep")}
      pending={isPending}
      error={error ? sentenceOf(error, t) : undefined}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
