import type { Quote, QuoteVersion } from "@neroli/contract/quotes/schema.ts";
import { formatDay } from "../language/dates.ts";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { useWriting } from "./use-writing.ts";

interface WishesProps {
  quote: Quote;
  /** The one that was sent last, where nothing is said. */
  version?: QuoteVersion;
}

/** What the buyer wishes otherwise of a version, with the prices that they aim at. */
export function Wishes({ quote, version = quote.versions.at(-1) }: WishesProps) {
  const { t, price } = useWriting();
  const lines = version?.content.lines ?? [];
  return quote.counters
    .filter((counter) => counter.version === version?.version)
    .map(({ id, asked_by, asked_at, comment, targets }) => (
      <Note key={id}>
        <p className={layout.text}>
          {t("quotes.wish", {
            person: `${asked_by.firstname} ${asked_by.lastname}`,
            day: formatDay(asked_at),
          })}
        </p>
        <p className={layout.text}>{comment}</p>
        {targets.map(({ line: at, amount }) => {
          const line = lines[at];
          return (
            line && (
              <p key={at} className={layout.text}>
                {t("quotes.target", { product: line.name, price: price(amount, line.price) })}
              </p>
            )
          );
        })}
      </Note>
    ));
}
