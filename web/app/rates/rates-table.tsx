import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { isOldRate } from "@neroli/contract/rates/age.ts";
import type { DatedExchangeRate } from "@neroli/contract/rates/schema.ts";
import { currencyName, decimalMark } from "../language/currencies.ts";
import { formatDay } from "../language/dates.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { PlainTable } from "../ui/plain-table.tsx";

interface RatesTableProps {
  label: string;
  rates: readonly DatedExchangeRate[];
}

/** Rates with their day; one that is older than a week says so. */
export function RatesTable({ label, rates }: RatesTableProps) {
  const t = useT();
  const language = useLanguage();
  const today = dayOf(new Date());
  const titles = [t("rates.currency"), { title: t("rates.rate"), align: "end" as const }];
  return (
    <PlainTable label={label} titles={[...titles, t("rates.day")]}>
      <tbody>
        {rates.map(({ currency, rate, day }) => (
          <tr key={currency}>
            <th scope="row">{currencyName(currency, language)}</th>
            <td data-align="end">{writtenAs(rate, language)}</td>
            <td>
              {formatDay(day)}{" "}
              {isOldRate(day, today) && (
                <Badge tone="warning">{t("rates.old", { days: daysBetween(day, today) })}</Badge>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

/** All digits of the text, with the decimal mark of the language. */
const writtenAs = (rate: string, language: string): string =>
  rate.replace(".", decimalMark(language));

const daysBetween = (day: string, today: string): number =>
  Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
