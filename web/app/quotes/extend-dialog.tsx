import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { extension } from "@neroli/contract/quotes/forms/extension.gen.ts";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { DateField } from "../ui/fields/date-field.tsx";
import type { QuoteDialogProps } from "./dialog-props.ts";
import { useShowQuote } from "./use-quote.ts";

/** The supplier moves the last day, also of a quote that has expired. */
export function ExtendDialog({ quote, onClose }: QuoteDialogProps) {
  const t = useT();
  const show = useShowQuote();
  const form = useEntryForm({
    constraints: extension,
    base: null,
    valuesOf: () => ({ version: quote.current_version ?? 0, valid_until: quote.valid_until ?? "" }),
    // A kept draft may have been begun beside an earlier version.
    toBody: (values) => ({ ...values, version: quote.current_version ?? 0 }),
    send: (body) =>
      api("POST /requests/:requestKey/quote/extend", {
        params: { requestKey: quote.request_key },
        body,
      }),
    onSent: (extended) => {
      show(extended);
      onClose();
    },
    draft: () => ({ key: `quote-extend:${quote.request_key}` }),
  });
  return (
    <FormDialog
      title={t("quotes.extend")}
      form={form}
      submit={t("quotes.extend")}
      onClose={onClose}
    >
      <DateField
        label={t("quote-file.valid")}
        min={dayOf(new Date())}
        {...form.field("valid_until")}
      />
    </FormDialog>
  );
}
