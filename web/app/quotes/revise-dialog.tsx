import { revision } from "@neroli/contract/quotes/forms/revision.gen.ts";
import type { PriceTarget } from "@neroli/contract/quotes/schema.ts";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { DecimalField } from "../ui/fields/decimal-field.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import type { QuoteDialogProps } from "./dialog-props.ts";
import { useRereadQuote, useShowQuote } from "./use-quote.ts";
import { useWriting } from "./use-writing.ts";

interface Wish {
  comment: string;
  /** By the position of the line; "" aims at nothing. */
  targets: string[];
}

const targetsOf = ({ targets }: Wish): PriceTarget[] =>
  targets.flatMap((typed, line) => {
    const amount = typed.trim();
    return amount === "" ? [] : [{ line, amount }];
  });

/** "targets.1" of the line that the first of the targets is about, where line 0 has none. */
function fieldAt(path: string, values: Wish): string | null {
  const at = /^targets\.(\d+)\b/.exec(path)?.[1];
  const target = at === undefined ? undefined : targetsOf(values)[Number(at)];
  return target ? `targets.${target.line}` : null;
}

/** The buyer says what another version should have otherwise, and the prices that they aim at. */
export function ReviseDialog({ quote, onClose }: QuoteDialogProps) {
  const { t, price } = useWriting();
  const show = useShowQuote();
  const reread = useRereadQuote(quote.request_key);
  const version = quote.current_version ?? 0;
  const lines = quote.versions.find((each) => each.version === version)?.content.lines ?? [];
  const form = useEntryForm({
    constraints: revision,
    base: null,
    valuesOf: (): Wish => ({ comment: "", targets: lines.map(() => "") }),
    toBody: (values) => ({ version, comment: values.comment, targets: targetsOf(values) }),
    fieldAt,
    send: (body) =>
      api("POST /requests/:requestKey/quote/ask-revision", {
        params: { requestKey: quote.request_key },
        body,
      }),
    onSent: (changed) => {
      show(changed);
      onClose();
    },
    onRefused: () => {
      reread();
      return false;
    },
    // Targets are about the lines of one version.
    draft: () => ({ key: `quote-ask-revision:${quote.request_key}:${version}` }),
  });
  return (
    <FormDialog
      title={t("quotes.ask-revision")}
      form={form}
      submit={t("quotes.ask-revision")}
      onClose={onClose}
    >
      <TextArea data-autofocus label={t("quotes.ask-revision.reason")} {...form.field("comment")} />
      {lines.map((line, at) => (
        <DecimalField
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a version never move
          key={at}
          maxLength={40}
          label={t("quotes.ask-revision.target", { product: line.name })}
          hint={t("quotes.ask-revision.now", { price: price(line.price.amount, line.price) })}
          {...form.field(`targets.${at}`)}
        />
      ))}
    </FormDialog>
  );
}
