import { fixedText } from "@neroli/contract/kernel/exact.ts";
import { minorDigits } from "@neroli/contract/kernel/formats/currency.ts";
import type { Missing, Sum } from "@neroli/contract/reckoning/offer.ts";
import { type Translate, useLanguage, useT, words } from "../../language/phrases.tsx";
import { Note } from "../../ui/card.tsx";
import layout from "../../ui/layout.module.css";
import { Row, RowList } from "../../ui/row-list.tsx";
import type { Preview, PreviewLine } from "./preview.ts";

/** What the quote costs as it stands; what is unknown is told as unknown. */
export function Totals({ preview }: { preview: Preview }) {
  const t = useT();
  const language = useLanguage();
  const { lines, totals, isWhole } = preview;
  const missing = totals.flatMap((each) => each.missing.map((one) => sayMissing(t, one)));
  return (
    <>
      <RowList label={t("quotes.edit.totals")}>
        {lines.map((line) => (
          <LineTotals key={line.field} line={line} />
        ))}
        {isWhole &&
          totals.map(({ currency, value }) => (
            <Row
              key={currency}
              end={
                <strong>
                  {value ? shownSum({ value, currency }, language) : t("quote-file.unknown")}
                </strong>
              }
            >
              <strong>{t("quote-file.total")}</strong>
            </Row>
          ))}
      </RowList>
      {!isWhole && <p className={layout.soft}>{t("quotes.edit.not-whole")}</p>}
      {missing.length > 0 && (
        <Note>
          <p className={layout.text}>{t("quotes.edit.unknown")}</p>
          <ul className={layout.bullets}>
            {[...new Set(missing)].map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}

function LineTotals({ line }: { line: PreviewLine }) {
  const t = useT();
  const language = useLanguage();
  const { name, currency, goods, reckoned } = line;
  const cost = reckoned?.cost.value;
  const known = cost ? shownSum({ value: cost, currency }, language) : t("quote-file.unknown");
  return (
    <Row end={reckoned ? known : "–"}>
      <span>{name || t("quotes.edit.unnamed")}</span>
      {goods && (
        <p className={layout.soft}>
          {t("quotes.edit.goods", { goods: shownSum(goods, language) })}
        </p>
      )}
    </Row>
  );
}

/** Rounded to the currency's digits, however much it is. */
function shownSum({ value, currency }: Sum, language: string): string {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "code",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(fixedText(value, digits) as `${number}`);
}

/** The sum of all, where it is known and one currency. */
export function shortTotal(preview: Preview, language: string): string | null {
  const [total, another] = preview.totals;
  if (!preview.isWhole || !total?.value || another) return null;
  return shownSum({ value: total.value, currency: total.currency }, language);
}

function sayMissing(t: Translate, missing: Missing): string {
  if (missing.kind === "rate") return t("rounds.missing.rate", { currency: missing.currency });
  if (missing.kind === "charge" || missing.kind === "share") {
    return t(`rounds.missing.${missing.kind}`, {
      charge: words(t, "rounds.charge", missing.charge),
    });
  }
  return t(`rounds.missing.${missing.kind}`);
}
