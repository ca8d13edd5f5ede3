import type { FormConstraints } from "@neroli/contract/kernel/constraints.ts";
import { cancellation } from "@neroli/contract/quotes/forms/cancellation.gen.ts";
import { rejection } from "@neroli/contract/quotes/forms/rejection.gen.ts";
import { withdrawal } from "@neroli/contract/quotes/forms/withdrawal.gen.ts";
import type { Quote } from "@neroli/contract/quotes/schema.ts";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import type { QuoteDialogProps } from "./dialog-props.ts";
import { useRereadQuote, useShowQuote } from "./use-quote.ts";

interface ReasonDialogProps<Body> extends QuoteDialogProps {
  action: "reject" | "cancel" | "withdraw";
  constraints: FormConstraints;
  toBody: (reason: string) => Body;
  send: (body: Body) => Promise<Quote>;
}

/** Does something to a quote for a reason, which the other side reads. */
function ReasonDialog<Body>({ quote, onClose, action, ...rest }: ReasonDialogProps<Body>) {
  const t = useT();
  const show = useShowQuote();
  const reread = useRereadQuote(quote.request_key);
  const form = useEntryForm({
    constraints: rest.constraints,
    base: null,
    valuesOf: () => ({ reason: "" }),
    toBody: ({ reason }) => rest.toBody(reason),
    send: rest.send,
    onSent: (changed) => {
      show(changed);
      onClose();
    },
    onRefused: () => {
      reread();
      return false;
    },
    draft: () => ({ key: `quote-${action}:${quote.request_key}` }),
  });
  const name = t(`quotes.${action}`);
  return (
    <FormDialog title={name} form={form} submit={name} onClose={onClose}>
      <TextArea data-autofocus label={t(`quotes.${action}.reason`)} {...form.field("reason")} />
    </FormDialog>
  );
}

/** The buyer declines the version that they have read; it is final. */
export function RejectDialog(props: QuoteDialogProps) {
  const { request_key, current_version } = props.quote;
  return (
    <ReasonDialog
      {...props}
      action="reject"
      constraints={rejection}
      toBody={(reason) => ({ version: current_version ?? 0, reason })}
      send={(body) =>
        api("POST /requests/:requestKey/quote/reject", {
          params: { requestKey: request_key },
          body,
        })
      }
    />
  );
}

/** The supplier takes the quote back; it is final. */
export function CancelDialog(props: QuoteDialogProps) {
  return (
    <ReasonDialog
      {...props}
      action="cancel"
      constraints={cancellation}
      toBody={(reason) => ({ reason })}
      send={(body) =>
        api("POST /requests/:requestKey/quote/cancel", {
          params: { requestKey: props.quote.request_key },
          body,
        })
      }
    />
  );
}

/** Either side takes an acceptance back. */
export function WithdrawDialog(props: QuoteDialogProps) {
  return (
    <ReasonDialog
      {...props}
      action="withdraw"
      constraints={withdrawal}
      toBody={(reason) => ({ reason })}
      send={(body) =>
        api("POST /requests/:requestKey/quote/withdraw", {
          params: { requestKey: props.quote.request_key },
          body,
        })
      }
    />
  );
}
