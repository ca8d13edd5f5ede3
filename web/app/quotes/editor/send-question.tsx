import type { QuoteContent } from "@neroli/contract/quotes/content.ts";
import type { Quote } from "@neroli/contract/quotes/schema.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { useState } from "react";
import { formatDay } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface Asked {
  content: QuoteContent;
  answer: (yes: boolean) => void;
}

/** Asks whether what is about to be sent shall be. */
export function useSendQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    asked,
    ask: (content: QuoteContent) =>
      new Promise<boolean>((resolve) =>
        setAsked({
          content,
          answer: (yes) => {
            setAsked(null);
            resolve(yes);
          },
        }),
      ),
  };
}

interface SendQuestionProps {
  request: Request;
  quote: Quote;
  question: ReturnType<typeof useSendQuestion>;
  /** Null where it is not known. */
  total: string | null;
}

export function SendQuestion({ request, quote, question, total }: SendQuestionProps) {
  const t = useT();
  if (!question.asked) return null;
  const { content, answer } = question.asked;
  const { company, firstname, lastname } = request.requested_by;
  return (
    <ConfirmDialog
      title={t("quotes.edit.sure.title")}
      text={t("quotes.edit.sure", {
        buyer: company?.name ?? `${firstname} ${lastname}`,
        version: (quote.current_version ?? 0) + 1,
        count: content.lines.length,
        total: total ?? t("quote-file.unknown"),
        day: formatDay(content.valid_until),
      })}
      confirm={t("quotes.edit.sure.go")}
      cancel={t("quotes.edit.sure.stay")}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}
