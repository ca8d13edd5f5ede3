import { reckonQuoted } from "@neroli/contract/reckoning/quoted.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, hasCode } from "../kernel/client.ts";
import { sentenceOf } from "../language/sentence-of.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { ChecksField } from "../ui/fields/check-field.tsx";
import layout from "../ui/layout.module.css";
import type { QuoteDialogProps } from "./dialog-props.ts";
import { useRereadQuote, useShowQuote } from "./use-quote.ts";
import { useWriting } from "./use-writing.ts";

/**
 * Accepts a version, or some of its lines. It names the version that was read: one that was replaced
 * meanwhile is refused, and the current one is shown behind.
 */
export function AcceptDialog({ quote, onClose }: QuoteDialogProps) {
  const { t, sum } = useWriting();
  const show = useShowQuote();
  const reread = useRereadQuote(quote.request_key);
  const version = quote.current_version ?? 0;
  const sent = quote.versions.find((each) => each.version === version);
  const lines = sent?.content.lines ?? [];
  const [chosen, setChosen] = useState(() => lines.map((_, at) => String(at)));
  const accept = useMutation({
    mutationFn: () => {
      if (chosen.length === 0) throw new Error(t("quotes.accept.none"));
      return api("POST /requests/:requestKey/quote/accept", {
        params: { requestKey: quote.request_key },
        body: { version, ...(chosen.length < lines.length && { lines: chosen.map(Number) }) },
      });
    },
    onSuccess: (accepted) => {
      show(accepted);
      onClose();
    },
    onError: (error) => {
      reread();
      if (hasCode(error, "quotes.given-elsewhere")) {
        setChosen((before) => before.filter((at) => !givenElsewhere(error).includes(at)));
      }
    },
  });
  const { error } = accept;
  const given = givenElsewhere(error);
  // What can be accepted now is another one: it is read first.
  const newer = hasCode(error, "quotes.superseded")
    ? Number(error.body.additional_data?.current_version)
    : null;
  const reckoned = sent && reckonQuoted(sent.content, sent.reckoned_by);
  const choices = lines.map(({ name }, at) => {
    const cost = reckoned?.lines[at]?.cost.value;
    const figure = sent && cost ? sum(cost, sent.reckoned_by.currency) : t("quote-file.unknown");
    return {
      value: String(at),
      label: `${name}: ${figure}`,
      disabled: given.includes(String(at)),
      hint: given.includes(String(at)) ? t("quotes.accept.given") : null,
    };
  });
  return (
    <ConfirmDialog
      title={t("quotes.accept")}
      text={
        <div className={layout.stack}>
          {lines.length > 1 && (
            <ChecksField
              legend={t("quotes.accept.lines")}
              choices={choices}
              value={chosen}
              onChange={setChosen}
            />
          )}
          <p className={layout.text}>
            {t("quotes.accept.sure", { version, count: chosen.length })}
          </p>
        </div>
      }
      confirm={newer ? t("quotes.accept.read", { version: newer }) : t("quotes.accept")}
      cancel={t("quotes.accept.keep")}
      pending={accept.isPending}
      error={error ? sentenceOf(error, t) : undefined}
      onConfirm={newer ? onClose : () => accept.mutate()}
      onClose={onClose}
    />
  );
}

/** Of the lines that were to be accepted, those whose need another supplier's offer answers. */
const givenElsewhere = (error: unknown): string[] =>
  hasCode(error, "quotes.given-elsewhere")
    ? ((error.body.additional_data?.lines ?? []) as number[]).map(String)
    : [];
