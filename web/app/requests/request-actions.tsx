import { Textarea } from "@mantine/core";
import type { Allowance } from "@neroli/contract/kernel/allowance.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { type RequestAction, requestActions } from "@neroli/contract/requests/states.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { type ReactNode, useState } from "react";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import layout from "../ui/layout.module.css";
import { showToast } from "../ui/toast-list.ts";
import { useRequestCommand } from "./request-queries.ts";
import classes from "./requests.module.css";

interface ActionProps {
  request: Request;
  onDone: () => void;
}

/** The button of an action; a side that can never do it may not see it at all. */
interface ActionButton {
  label: PlainPhraseKey;
  hiddenFrom?: Request["side"];
  /** Does it at once, or asks first. */
  does:
    | { call: (requestKey: string) => Promise<Request> }
    | { dialog: (props: ActionProps) => ReactNode };
}

const actionButtons: Record<RequestAction, ActionButton | null> = {
  // Reading a request opens it, and the conversation has its own button.
  open: null,
  message: null,
  close: {
    label: "requests.close",
    does: {
      call: (requestKey) => api("POST /requests/:requestKey/close", { params: { requestKey } }),
    },
  },
  cancel: { label: "requests.cancel", hiddenFrom: "SUPPLIER", does: { dialog: Cancel } },
  reject: { label: "requests.reject", hiddenFrom: "BUYER", does: { dialog: Reject } },
};

/** Close, cancel, reject: what cannot be done now is disabled, with the reason to read. */
export function RequestActions({ request }: { request: Request }) {
  return (
    <span className={classes.actions}>
      {requestActions.map((action) => {
        const button = actionButtons[action];
        if (button === null || button.hiddenFrom === request.side) return null;
        return (
          <OfferedAction key={action} {...button} request={request} can={request.can[action]} />
        );
      })}
    </span>
  );
}

function OfferedAction(props: ActionButton & { request: Request; can: Allowance }) {
  const { label, does, request, can } = props;
  const t = useT();
  const [asking, setAsking] = useState(false);
  const command = useRequestCommand(request.key, (call: (key: string) => Promise<Request>) =>
    call(request.key),
  );
  const onError = (error: Error) => showToast({ danger: true, message: error.message });
  const start = () => {
    if ("call" in does) command.mutate(does.call, { onError });
    else setAsking(true);
  };
  return (
    <>
      <Action can={can} onClick={start}>
        {t(label)}
      </Action>
      {asking && "dialog" in does && (
        <does.dialog request={request} onDone={() => setAsking(false)} />
      )}
    </>
  );
}

function Action(props: { can: Allowance; onClick: () => void; children: string }) {
  const { allowed, reason } = props.can;
  return (
    <Button size="small" disabledReason={allowed ? null : reason} onClick={props.onClick}>
      {props.children}
    </Button>
  );
}

function Question(props: { title: string; onClose: () => void; children: ReactNode }) {
  const t = useT();
  return (
    <Dialog onClose={props.onClose} title={props.title} close={t("requests.form.close")}>
      {props.children}
    </Dialog>
  );
}

function Cancel({ request, onDone }: ActionProps) {
  const t = useT();
  const cancel = useRequestCommand(request.key, () =>
    api("POST /requests/:requestKey/cancel", { params: { requestKey: request.key } }),
  );
  return (
    <Question title={t("requests.cancel")} onClose={onDone}>
      <div className={layout.stack}>
        <p>{t("requests.cancel.sure")}</p>
        {cancel.error && <p role="alert">{cancel.error.message}</p>}
        <Button
          variant="primary"
          loading={cancel.isPending}
          onClick={() => cancel.mutate(undefined, { onSuccess: onDone })}
        >
          {t("requests.cancel")}
        </Button>
        <Button onClick={onDone}>{t("requests.keep")}</Button>
      </div>
    </Question>
  );
}

function Reject({ request, onDone }: ActionProps) {
  const t = useT();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const reject = useRequestCommand(request.key, () =>
    api("POST /requests/:requestKey/reject", {
      params: { requestKey: request.key },
      body: { reason },
    }),
  );
  const send = () => {
    setMissing(!reason.trim());
    if (reason.trim()) reject.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <Question title={t("requests.reject")} onClose={onDone}>
      <div className={layout.stack}>
        <Textarea
          label={t("requests.reject.reason")}
          required
          autosize
          minRows={3}
          maxLength={2_000}
          value={reason}
          error={missing ? t("requests.form.needed") : reject.error?.message}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button variant="primary" loading={reject.isPending} onClick={send}>
          {t("requests.reject")}
        </Button>
      </div>
    </Question>
  );
}
