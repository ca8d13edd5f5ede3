import { rejection } from "@neroli/contract/requests/forms/rejection.gen.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import {
  displayedAs,
  type RequestAction,
  requestActions,
} from "@neroli/contract/requests/states.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
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
  /** Where it would be no more than noise. */
  isIdle?: (request: Request) => boolean;
  Dialog: (props: ActionDialogProps) => ReactNode;
}

const actionButtons: Record<RequestAction, ActionButton | null> = {
  // Reading a request opens it; conversation and assignment have their own places.
  open: null,
  message: null,
  assign: null,
  close: {
    label: "requests.close",
    Dialog: (props) => <SureDialog {...props} action="close" />,
  },
  cancel: {
    label: "requests.cancel",
    hiddenFrom: "SUPPLIER",
    Dialog: (props) => <SureDialog {...props} action="cancel" />,
  },
  reject: { label: "requests.reject", hiddenFrom: "BUYER", Dialog: RejectDialog },
  reopen: {
    label: "requests.reopen",
    isIdle: ({ status }) => displayedAs(status) === "OPEN",
    Dialog: (props) => <SureDialog {...props} action="reopen" />,
  },
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
        if (button.isIdle?.(request)) return null;
        return (
          <Button
            key={action}
            size="small"
            data-action={`${action} ${request.key}`}
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

/** The words that leave the request as it is. */
const keeping = {
  close: "requests.keep",
  cancel: "requests.keep",
  reopen: "requests.reopen.keep",
} as const;

/** Asks before an action that needs to know no more. */
function SureDialog({
  action,
  request,
  onClose,
}: ActionDialogProps & { action: keyof typeof keeping }) {
  const t = useT();
  const show = useShowRequest();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api(`POST /requests/:requestKey/${action}`, { params: { requestKey: request.key } }),
    onSuccess: (request) => {
      show(request);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t(`requests.${action}`)}
      text={t(`requests.${action}.sure`)}
      confirm={t(`requests.${action}`)}
      cancel={t(keeping[action])}
      pending={isPending}
      error={error ? sentenceOf(error, t) : undefined}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}

/** The supplier declines, and says why. */
function RejectDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const t = useT();
  const show = useShowRequest();
  const form = useEntryForm({
    constraints: rejection,
    base: null,
    valuesOf: () => ({ reason: "" }),
    toBody: (values) => values,
    send: (body) =>
      api("POST /requests/:requestKey/reject", { params: { requestKey: request.key }, body }),
    onSent: (rejected) => {
      show(rejected);
      onClose();
    },
    draft: () => ({ key: `rejection:${request.key}` }),
  });
  return (
    <FormDialog
      title={t("requests.reject")}
      form={form}
      submit={t("requests.reject")}
      onClose={onClose}
    >
      <TextArea data-autofocus label={t("requests.reject.reason")} {...form.field("reason")} />
    </FormDialog>
  );
}
