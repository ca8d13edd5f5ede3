import { paymentTerms } from "@neroli/contract/enumerations/products.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import type { QuoteDraft } from "@neroli/contract/quotes/draft.ts";
import type { Quote } from "@neroli/contract/quotes/schema.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { useMemo, useState } from "react";
import { useAttachments } from "../../kernel/attachments/use-attachments.ts";
import { forgetDraft } from "../../kernel/drafts.ts";
import { ConflictDialog } from "../../kernel/forms/conflict-dialog.tsx";
import { LeaveGuard } from "../../kernel/forms/leave-guard.tsx";
import { RestoredNote } from "../../kernel/forms/restored-note.tsx";
import { tellDone } from "../../kernel/toast.tsx";
import { useLanguage, useT, words } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { DateField } from "../../ui/fields/date-field.tsx";
import { TextArea } from "../../ui/fields/text-field.tsx";
import { FormPage, type FormSection } from "../../ui/form-page.tsx";
import layout from "../../ui/layout.module.css";
import { useShowQuote } from "../use-quote.ts";
import { useWriting } from "../use-writing.ts";
import { applyDraft, type Taking } from "./apply-draft.ts";
import { ChargeFields } from "./charge-fields.tsx";
import { wholeCurrency } from "./content.ts";
import { DiscardDraft } from "./discard-draft.tsx";
import classes from "./editor.module.css";
import { fieldName, fieldText } from "./field-words.ts";
import { KeptState, whoChanged } from "./kept-state.tsx";
import { LinesSection } from "./lines-section.tsx";
import { previewOf } from "./preview.ts";
import { QuoteFiles } from "./quote-files.tsx";
import { ReuseDialog } from "./reuse-dialog.tsx";
import { SendQuestion, useSendQuestion } from "./send-question.tsx";
import { shortTotal, Totals } from "./totals.tsx";
import { useKeptQuote } from "./use-kept-quote.ts";
import { useOpenLines } from "./use-open-lines.ts";
import { quoteDraftKey, useQuoteForm } from "./use-quote-form.ts";
import { toDraft } from "./values.ts";

/** Of a quote that is read no more as one's own. */
const unknownTerms = { rates: {}, duty_free: false };

interface QuoteFormProps {
  request: Request;
  /** As it was read last. */
  latest: Quote;
  onSent: (quote: Quote) => void;
}

/** The next version of a quote: its lines, its terms, what only one's own side reads, and its cost. */
export function QuoteForm({ request, latest, onSent }: QuoteFormProps) {
  const t = useT();
  const language = useLanguage();
  const [isOver, setOver] = useState(false);
  const show = useShowQuote();
  const [isReusing, setReusing] = useState(false);
  const question = useSendQuestion();
  const form = useQuoteForm({
    quote: latest,
    asked: request.lines,
    ask: async (content) => {
      await kept.settled();
      return question.ask(content);
    },
    onSent: (sent) => finish(sent),
  });
  const finish = (sent: Quote) => {
    setOver(true);
    attachments.clear();
    forgetDraft(quoteDraftKey(request.key));
    onSent(sent);
  };
  const kept = useKeptQuote(form, { latest, asked: request.lines, isOver, onSent: finish });
  const attachments = useAttachments(request.key, {
    draft: `quote-files:${request.key}`,
    beside: form.values.attachments,
  });
  const { tidied, refusal } = form;
  const terms = latest.own?.terms ?? unknownTerms;
  const preview = useMemo(() => previewOf(tidied, terms), [tidied, terms]);
  const { open, setOpen, focusField } = useOpenLines(form);
  const action = latest.status === "DRAFT" ? "send" : "update";
  const faults = Object.entries(form.errors).map(([field, message]) => ({
    field,
    message: `${fieldName(t, field, form.values)}: ${message}`,
  }));
  const notYet =
    latest.can.draft.reason ??
    latest.can[action].reason ??
    (attachments.isBusy ? t("requests.attaching") : null);
  const take = ({ name, ...taken }: { name: string; draft: QuoteDraft; taking: Taking }) => {
    const before = form.values;
    const after = applyDraft(before, taken);
    form.set(after);
    setReusing(false);
    const none = Object.fromEntries(Object.keys(after).map((field) => [field, undefined]));
    tellDone(t("quotes.edit.taken", { name }), {
      label: t("table.undo"),
      onClick: () => form.set({ ...none, ...before }),
    });
  };
  const startAnew = (discarded: Quote) => {
    attachments.clear();
    show(discarded);
    form.follow(discarded);
  };
  const total = shortTotal(preview, useWriting());
  const sections: FormSection[] = [
    {
      id: "lines",
      title: t("quotes.edit.lines"),
      children: <LinesSection {...{ form, request, open }} onOpen={setOpen} />,
    },
    {
      id: "terms",
      title: t("quotes.edit.terms"),
      children: (
        <>
          <ChargeFields
            form={form}
            name="charges"
            charges={form.values.charges}
            currency={wholeCurrency(form.values)}
            legend={t("quotes.edit.charges.whole")}
          />
          <div className={layout.columns}>
            <DateField
              label={t("quote-file.valid")}
              min={dayOf(new Date())}
              {...form.field("valid_until")}
            />
            <ChoiceField
              label={t("quotes.terms")}
              none={t("quotes.edit.choose")}
              choices={paymentTerms.map((value) => ({
                value,
                label: words(t, "payment-terms", value),
              }))}
              {...form.field("payment_terms")}
            />
          </div>
          <TextArea maxLength={5_000} label={t("quote-file.note")} {...form.field("note")} />
          <QuoteFiles form={form} attachments={attachments} />
        </>
      ),
    },
    {
      id: "internal",
      title: t("quotes.edit.internal"),
      children: (
        <div className={classes.internal}>
          <TextArea
            maxLength={5_000}
            label={t("quotes.edit.internal")}
            hint={t("quotes.edit.internal.hint")}
            {...form.field("internal_note")}
          />
        </div>
      ),
    },
    {
      id: "totals",
      title: t("quotes.edit.totals"),
      hint: t("quotes.edit.totals.hint"),
      children: <Totals preview={preview} />,
    },
  ];
  return (
    <>
      <FormPage
        label={t("quotes.edit.title")}
        jumpLabel={t("quotes.edit.jump")}
        sections={sections}
        faults={refusal === null ? faults : [{ field: "", message: refusal }, ...faults]}
        attempt={form.attempt}
        notice={
          <>
            <div className={layout.line}>
              <Button
                size="small"
                disabledReason={latest.can.draft.reason}
                onClick={() => setReusing(true)}
              >
                {t("quotes.edit.reuse")}
              </Button>
              <DiscardDraft quote={form.base} onDiscarded={startAnew} />
            </div>
            <RestoredNote form={form} />
            {latest.can.draft.reason && <Note tone="warning">{latest.can.draft.reason}</Note>}
          </>
        }
        disabled={!latest.can.draft.allowed}
        save={t(`quotes.edit.${action}`)}
        cannotSave={notYet ?? undefined}
        pending={form.pending}
        onSubmit={form.submit}
        more={
          <>
            <span role="status">
              {total && `${t("quotes.edit.total", { total })} `}
              <KeptState quote={form.base} changed={form.changed} failure={kept.failure} />
            </span>
            {form.changed && kept.failure && (
              <Button onClick={() => void kept.keepNow()}>{t("quotes.edit.keep")}</Button>
            )}
          </>
        }
        focusField={focusField}
      />
      <LeaveGuard changed={form.changed && !form.pending && !isOver} />
      {isReusing && (
        <ReuseDialog
          requestKey={request.key}
          draft={toDraft(tidied)}
          onTake={take}
          onClose={() => setReusing(false)}
        />
      )}
      <SendQuestion request={request} quote={latest} question={question} total={total} />
      <ConflictDialog
        // Whatever is chosen is kept as a draft; nothing is sent by it.
        form={{ ...form, resolve: (theirs) => form.resolve(theirs, false) }}
        title={t("quotes.edit.conflict")}
        who={whoChanged(t, form.base)}
        nameOf={(field) => fieldName(t, field, form.values)}
        textOf={(field, values) => {
          const theirs = form.conflict?.theirs ?? values;
          const other = values === theirs ? form.values : theirs;
          return fieldText(field, values, { t, language, other });
        }}
      />
    </>
  );
}
