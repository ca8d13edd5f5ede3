import type { Language } from "@neroli/contract/kernel/language.ts";
import { shareOf } from "@neroli/contract/kernel/shares.ts";
import { fullTime } from "../../language/axis-dates.ts";
import { countryName } from "../../language/countries.ts";
import type { Translate } from "../../language/phrases.tsx";
import type { Bar, CountryCount, MatrixData, Step, TimesData } from "./chart-data.ts";
import type { ChartTable } from "./chart-table.ts";

/** What says a chart in words. */
export interface Words {
  t: Translate;
  language: Language;
}

export function tableOfTimes({ times, series }: TimesData, { t, language }: Words): ChartTable {
  const lines = series.flatMap(({ name, values, before }) => [
    { title: name, values },
    ...(before ? [{ title: t("charts.before.of", { name }), values: before }] : []),
  ]);
  return {
    columns: [
      { title: t("charts.time") },
      ...lines.map(({ title }) => ({ title, kind: "number" as const })),
    ],
    rows: times.map((time, at) => [
      fullTime(time, language),
      ...lines.map(({ values }) => values[at] ?? null),
    ]),
  };
}

export const tableOfBars = (
  bars: readonly Bar[],
  titles: { label: string; value: string },
): ChartTable => ({
  columns: [{ title: titles.label }, { title: titles.value, kind: "number" }],
  rows: bars.map(({ label, value }) => [label, value]),
});

export const tableOfSteps = (steps: readonly Step[], { t }: Words): ChartTable => ({
  columns: [
    { title: t("charts.step") },
    { title: t("charts.number"), kind: "number" },
    { title: t("charts.share"), kind: "share" },
  ],
  rows: steps.map(({ label, value }, at) => {
    const before = steps[at - 1];
    return [label, value, before ? shareOf(value, before.value) : null];
  }),
});

export const tableOfCountries = (
  counts: readonly CountryCount[],
  { value, t, language }: Words & { value: string },
): ChartTable => ({
  columns: [{ title: t("charts.country") }, { title: value, kind: "number" }],
  rows: counts
    .toSorted((a, b) => b.value - a.value)
    .map((each) => [countryName(each.country, language), each.value]),
});

export const tableOfMatrix = (
  { rows, columns, values }: MatrixData,
  titles: { row: string },
): ChartTable => ({
  columns: [
    { title: titles.row },
    ...columns.map(({ label }) => ({ title: label, kind: "number" as const })),
  ],
  rows: rows.map(({ label }, at) => [label, ...(values[at] ?? [])]),
});
