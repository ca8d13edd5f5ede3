import { cancellation } from "@neroli/contract/quotes/forms/cancellation.gen.ts";
import { rejection } from "@neroli/contract/quotes/forms/rejection.gen.ts";
import { revision } from "@neroli/contract/quotes/forms/revision.gen.ts";
import { withdrawal } from "@neroli/contract/quotes/forms/withdrawal.gen.ts";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import type { QuoteDialogProps } from "./dialog-props.ts";
import { useShowQuote } from "./use-quote.ts";

/** The buyer declines, and says why; it is final. */
export function RejectDialog({ quote, onClose }: QuoteDialogProps) {
  const t = useT();
  const show = useShowQuote();
  const form = useEntryForm({
    constraints: rejection,
    base: null,
    valuesOf: () => ({ version: quote.current_version ?? 0, reason: "" }),
    // A kept draft may have been begun beside an earlier version.
    toBody: (values) => ({ ...values, version: quote.current_version ?? 0 }),
    send: (body) =>
      api("POST /requests/:requestKey/quote/reject", {
        params: { requestKey: quote.request_key },
        body,
      }),
    onSent: (changed) => {
      show(changed);
      onClose();
    },
    draft: () => ({ key: `quote-reject:${quote.request_key}` }),
  });
  return (
    <FormDialog
      title={t("quotes.reject")}
      form={form}
      submit={t("quotes.reject")}
      onClose={onClose}
    >
      <TextArea data-autofocus label={t("quotes.reject.reason")} {...form.field("reason")} />
    </FormDialog>
  );
}

/** The buyer says what another version should have otherwise. */
export function ReviseDialog({ quote, onClose }: QuoteDialogProps) {
  const t = useT();
  const show = useShowQuote();
  const form = useEntryForm({
    constraints: revision,
    base: null,
    valuesOf: () => ({ version: quote.current_version ?? 0, comment: "", targets: [] }),
    // A kept draft may have been begun beside an earlier version.
    toBody: (values) => ({ ...values, version: quote.current_version ?? 0 }),
    send: (body) =>
      api("POST /requests/:requestKey/quote/ask-revision", {
        params: { requestKey: quote.request_key },
        body,
      }),
    onSent: (changed) => {
      show(changed);
      onClose();
    },
    draft: () => ({ key: `quote-ask-revision:${quote.request_key}` }),
  });
  return (
    <FormDialog
      title={t("quotes.ask-revision")}
      form={form}
      submit={t("quotes.ask-revision")}
      onClose={onClose}
    >
      <TextArea data-autofocus label={t("quotes.ask-revision.reason")} {...form.field("comment")} />
    </FormDialog>
  );
}

/** The supplier takes the quote back, and says why; it is final. */
export function CancelDialog({ quote, onClose }: QuoteDialogProps) {
  const t = useT();
  const show = useShowQuote();
  const form = useEntryForm({
    constraints: cancellation,
    base: null,
    valuesOf: () => ({ reason: "" }),
    toBody: (values) => values,
    send: (body) =>
      api("POST /requests/:requestKey/quote/cancel", {
        params: { requestKey: quote.request_key },
        body,
      }),
    onSent: (changed) => {
      show(changed);
      onClose();
    },
    draft: () => ({ key: `quote-cancel:${quote.request_key}` }),
  });
  return (
    <FormDialog
      title={t("quotes.cancel")}
      form={form}
      submit={t("quotes.cancel")}
      onClose={onClose}
    >
      <TextArea data-autofocus label={t("quotes.cancel.reason")} {...form.field("reason")} />
    </FormDialog>
  );
}

/** Either side takes an acceptance back, and says why. */
export function WithdrawDialog({ quote, onClose }: QuoteDialogProps) {
  const t = useT();
  const show = useShowQuote();
  const form = useEntryForm({
    constraints: withdrawal,
    base: null,
    valuesOf: () => ({ reason: "" }),
    toBody: (values) => values,
    send: (body) =>
      api("POST /requests/:requestKey/quote/withdraw", {
        params: { requestKey: quote.request_key },
        body,
      }),
    onSent: (changed) => {
      show(changed);
      onClose();
    },
    draft: () => ({ key: `quote-withdraw:${quote.request_key}` }),
  });
  return (
    <FormDialog
      title={t("quotes.withdraw")}
      form={form}
      submit={t("quotes.withdraw")}
      onClose={onClose}
    >
      <TextArea data-autofocus label={t("quotes.withdraw.reason")} {...form.field("reason")} />
    </FormDialog>
  );
}
