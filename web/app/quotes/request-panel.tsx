import type { Quote } from "@neroli/contract/quotes/schema.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { useId } from "react";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { WriteButton } from "./editor/write-button.tsx";
import { QuoteActions } from "./quote-actions.tsx";
import { ShownVersion } from "./shown-version.tsx";
import { useQuote } from "./use-quote.ts";

/** What the supplier offers on a QUOTE request, and what the reader's side can do about it. */
export default function QuotePanel({ request }: { request: Request }) {
  const t = useT();
  const heading = useId();
  const { data: quote, error, refetch } = useQuote(request.key);
  return (
    <section aria-labelledby={heading} className={layout.close}>
      <h3 id={heading}>{t("quotes.title")}</h3>
      {quote && <OpenedQuote request={request} quote={quote} />}
      {!quote && !error && <Skeleton height={160} />}
      {!quote && error && <ErrorState text={sentenceOf(error, t)} onRetry={() => void refetch()} />}
    </section>
  );
}

function OpenedQuote({ request, quote }: { request: Request; quote: Quote }) {
  const t = useT();
  const current = quote.versions.at(-1);
  if (!current) {
    return (
      <>
        <Note>{t("quotes.none")}</Note>
        <WriteButton request={request} quote={quote} />
      </>
    );
  }
  const earlier = quote.versions.slice(0, -1).reverse();
  return (
    <>
      <p>
        <strong>{t(`quotes.status.${quote.status}`)}</strong>
        {quote.valid_until && ` · ${t("quotes.valid", { day: formatDay(quote.valid_until) })}`}
      </p>
      {quote.end_reason && <Note>{t("requests.reason", { reason: quote.end_reason })}</Note>}
      <ShownVersion quote={quote} version={current} />
      <WriteButton request={request} quote={quote} />
      <QuoteActions quote={quote} side={request.side} />
      {earlier.map((version) => (
        <details key={version.version}>
          <summary>
            {t("quotes.version", { version: version.version, day: formatDay(version.sent_at) })}
          </summary>
          <ShownVersion quote={quote} version={version} />
        </details>
      ))}
    </>
  );
}
