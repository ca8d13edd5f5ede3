import type { Quote } from "@neroli/contract/quotes/schema.ts";
import { formatDay } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { Note } from "../../ui/card.tsx";
import layout from "../../ui/layout.module.css";

/** What the buyer wishes otherwise of the current version: what is written answers it. */
export function Wishes({ quote }: { quote: Quote }) {
  const t = useT();
  const lines = quote.versions.at(-1)?.content.lines ?? [];
  return quote.counters
    .filter(({ version }) => version === quote.current_version)
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
                {t("quotes.target", {
                  product: line.name,
                  price: `${amount} ${line.price.currency} / ${line.price.per.value} ${line.price.per.unit}`,
                })}
              </p>
            )
          );
        })}
      </Note>
    ));
}
