import { Button, Modal, Stack, Textarea } from "@mantine/core";
import type { Allowance } from "@neroli/contract/kernel/allowance.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { type RequestAction, requestActions } from "@neroli/contract/requests/states.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { type ReactNode, useState } from "react";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import buttons from "../ui/button.module.css";
import { showToast } from "../ui/toast-list.ts";
import { useRequestCommand } from "./request-queries.ts";
import classes from "./requests.module.css";

/** The button of an action; a side that can never do it may not see it at all. */
interface ActionButton {
  label: PlainPhraseKey;
  hiddenFrom?: Request["side"];
}

const actionButtons: Record<RequestAction, ActionButton | null> = {
  // Reading a request opens it, and the conversation has its own button.
  open: null,
  message: null,
  close: { label: "requests.close" },
  cancel: { label: "requests.cancel", hiddenFrom: "SUPPLIER" },
  reject: { label: "requests.reject", hiddenFrom: "BUYER" },
};

/** Close, cancel, reject: what cannot be done now is disabled, with the reason to read. */
export function RequestActions({ request }: { request: Request }) {
  const t = useT();
  const [asking, setAsking] = useState<RequestAction | null>(null);
  const params = { requestKey: request.key };
  const close = useRequestCommand(request.key, () =>
    api("POST /requests/:requestKey/close", { params }),
  );
  const tell = (error: Error) => showToast({ danger: true, message: error.message });
  const start = (action: RequestAction) => {
    if (action === "close") close.mutate(undefined, { onError: tell });
    else setAsking(action);
  };
  return (
    <span className={classes.actions}>
      {requestActions.map((action) => {
        const button = actionButtons[action];
        return button === null || button.hiddenFrom === request.side ? null : (
          <Action key={action} can={request.can[action]} onClick={() => start(action)}>
            {t(button.label)}
          </Action>
        );
      })}
      {asking === "cancel" && <Cancel request={request} onDone={() => setAsking(null)} />}
      {asking === "reject" && <Reject request={request} onDone={() => setAsking(null)} />}
    </span>
  );
}

function Action(props: { can: Allowance; onClick: () => void; children: string }) {
  const { allowed, reason } = props.can;
  return (
    <button
      type="button"
      className={buttons.small}
      aria-disabled={!allowed || undefined}
      title={reason ?? undefined}
      onClick={() => allowed && props.onClick()}
    >
      {props.children}
    </button>
  );
}

function Question(props: { title: string; onClose: () => void; children: ReactNode }) {
  const t = useT();
  return (
    <Modal
      opened
      centered
      onClose={props.onClose}
      title={props.title}
      closeButtonProps={{ "aria-label": t("requests.form.close") }}
    >
      {props.children}
    </Modal>
  );
}

function Cancel({ request, onDone }: { request: Request; onDone: () => void }) {
  const t = useT();
  const cancel = useRequestCommand(request.key, () =>
    api("POST /requests/:requestKey/cancel", { params: { requestKey: request.key } }),
  );
  return (
    <Question title={t("requests.cancel")} onClose={onDone}>
      <Stack>
        <p>{t("requests.cancel.sure")}</p>
        {cancel.error && <p role="alert">{cancel.error.message}</p>}
        <Button
          loading={cancel.isPending}
          onClick={() => cancel.mutate(undefined, { onSuccess: onDone })}
        >
          {t("requests.cancel")}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t("requests.keep")}
        </Button>
      </Stack>
    </Question>
  );
}

function Reject({ request, onDone }: { request: Request; onDone: () => void }) {
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
      <Stack>
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
        <Button loading={reject.isPending} onClick={send}>
          {t("requests.reject")}
        </Button>
      </Stack>
    </Question>
  );
}
