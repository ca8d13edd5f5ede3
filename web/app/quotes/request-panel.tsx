import type { Quote, QuoteVersion } from "@neroli/contract/quotes/schema.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { useId } from "react";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { ChangedSince } from "./changed-since.tsx";
import { WriteButton } from "./editor/write-button.tsx";
import { QuoteActions } from "./quote-actions.tsx";
import { QuoteState } from "./quote-state.tsx";
import { ShownVersion } from "./shown-version.tsx";
import { useQuote } from "./use-quote.ts";
import { VersionFiles } from "./version-files.tsx";

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

interface OpenedProps {
  request: Request;
  quote: Quote;
}

function OpenedQuote({ request, quote }: OpenedProps) {
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
      <QuoteState request={request} quote={quote} />
      <p className={layout.soft}>{sentLine(t, current)}</p>
      <ChangedFrom quote={quote} version={current} />
      <ShownVersion quote={quote} version={current} />
      <VersionFiles request={request} version={current.version} />
      <WriteButton request={request} quote={quote} />
      <QuoteActions quote={quote} side={request.side} />
      {earlier.map((version) => (
        <details key={version.version}>
          <summary>{sentLine(t, version)}</summary>
          <div className={layout.close}>
            <ChangedFrom quote={quote} version={version} />
            <ShownVersion quote={quote} version={version} />
            <VersionFiles request={request} version={version.version} />
          </div>
        </details>
      ))}
    </>
  );
}

const sentLine = (t: ReturnType<typeof useT>, { version, sent_at }: QuoteVersion) =>
  t("quotes.version", { version, day: formatDay(sent_at) });

/** The first version differs from none. */
function ChangedFrom({ quote, version }: { quote: Quote; version: QuoteVersion }) {
  const before = quote.versions.find((each) => each.version === version.version - 1);
  return before && <ChangedSince before={before} after={version} />;
}
