import { fixedText } from "@neroli/contract/kernel/exact.ts";
import { minorDigits } from "@neroli/contract/kernel/formats/currency.ts";
import type { Missing, Sum } from "@neroli/contract/reckoning/offer.ts";
import { type Translate, useLanguage, useT, words } from "../../language/phrases.tsx";
import { Note } from "../../ui/card.tsx";
import layout from "../../ui/layout.module.css";
import { PlainTable } from "../../ui/plain-table.tsx";
import type { Preview, PreviewLine } from "./preview.ts";

/** What the quote costs as it stands; what is unknown is told as unknown. */
export function Totals({ preview }: { preview: Preview }) {
  const t = useT();
  const language = useLanguage();
  const { lines, totals, isWhole } = preview;
  const missing = totals.flatMap((each) => each.missing.map((one) => sayMissing(t, one)));
  return (
    <>
      <PlainTable
        label={t("quotes.edit.totals")}
        titles={[
          t("quote-file.product"),
          { title: t("quote-file.amount"), align: "end" },
          { title: t("quotes.edit.with-charges"), align: "end" },
        ]}
      >
        <tbody>
          {lines.map((line) => (
            <LineTotals key={line.field} line={line} />
          ))}
        </tbody>
        {isWhole && (
          <tbody>
            {totals.map(({ currency, value }) => (
              <tr key={currency}>
                <th scope="row">{t("quote-file.total")}</th>
                <td />
                <td data-align="end">
                  <strong>
                    {value ? shownSum({ value, currency }, language) : t("quote-file.unknown")}
                  </strong>
                </td>
              </tr>
            ))}
          </tbody>
        )}
      </PlainTable>
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
  return (
    <tr>
      <th scope="row">{name || t("quotes.edit.unnamed")}</th>
      <td data-align="end">{goods ? shownSum(goods, language) : "–"}</td>
      <td data-align="end">
        {cost
          ? shownSum({ value: cost, currency }, language)
          : reckoned
            ? t("quote-file.unknown")
            : "–"}
      </td>
    </tr>
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
