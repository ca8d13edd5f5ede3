import { currencies } from "@neroli/contract/kernel/formats/currency.ts";
import { offerSorts } from "@neroli/contract/rounds/compare.ts";
import type { Matrix } from "@neroli/contract/rounds/matrix.ts";
import { currencyName } from "../language/currencies.ts";
import { formatDay } from "../language/dates.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import layout from "../ui/layout.module.css";
import type { Compared } from "./compared.ts";

const steps = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

const week = 7 * 86_400_000;

/** Of when the exchange rates are; after a week they are said to be old. */
function RatesNote({ rates }: Pick<Matrix, "rates">) {
  const t = useT();
  const day = Object.values(rates)
    .map((each) => each.day)
    .toSorted()
    .at(-1);
  if (day === undefined) return null;
  const old = Date.now() - Date.parse(day) > week;
  return old ? (
    <Note tone="warning">{t("rounds.rates.old", { day: formatDay(day) })}</Note>
  ) : (
    <p className={layout.soft}>{t("rounds.rates", { day: formatDay(day) })}</p>
  );
}

/** In which currency, in which order, and what counts how much. */
export function CompareTools({ compared, matrix }: { compared: Compared; matrix: Matrix }) {
  const t = useT();
  const language = useLanguage();
  const { currency, sort, weights } = compared;
  return (
    <section className={layout.close} aria-label={t("rounds.tools")}>
      <div className={layout.line}>
        <ChoiceField
          label={t("rounds.currency")}
          choices={currencies.map((value) => ({
            value,
            label: currencyName(value, language),
          }))}
          value={currency}
          onChange={({ currentTarget }) => compared.setCurrency(currentTarget.value)}
        />
        <ChoiceField
          label={t("rounds.sort")}
          choices={offerSorts.map((value) => ({ value, label: words(t, "rounds.sort", value) }))}
          value={sort}
          onChange={({ currentTarget }) => compared.setSort(currentTarget.value)}
        />
        {(["price", "time", "quality"] as const).map((name) => (
          <ChoiceField
            key={name}
            label={t(`rounds.weight.${name}`)}
            choices={steps.map((each) => ({ value: String(each), label: `${each} %` }))}
            value={String(weights[name])}
            onChange={({ currentTarget }) =>
              compared.setWeights({ ...weights, [name]: Number(currentTarget.value) })
            }
          />
        ))}
      </div>
      <RatesNote rates={matrix.rates} />
    </section>
  );
}
