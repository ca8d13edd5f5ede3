import { useState } from "react";
import { ChartCard } from "../kernel/charts/chart-card.tsx";
import type { AnsweredQuery } from "../kernel/query-states.tsx";
import { useLanguage, useT } from "../language/phrases.tsx";
import { BarChart } from "../ui/charts/bar-chart.tsx";
import { FigureTile } from "../ui/charts/figure-tile.tsx";
import { FunnelChart } from "../ui/charts/funnel-chart.tsx";
import { LineChart } from "../ui/charts/line-chart.tsx";
import { MatrixChart } from "../ui/charts/matrix-chart.tsx";
import { RegionMap } from "../ui/charts/region-map.tsx";
import {
  tableOfBars,
  tableOfCountries,
  tableOfMatrix,
  tableOfSteps,
  tableOfTimes,
} from "../ui/charts/tables.ts";
import layout from "../ui/layout.module.css";
import * as samples from "./chart-samples.ts";
import { longGerman, Part, Specimen } from "./specimen.tsx";

const answered = <Data,>(data: Data): AnsweredQuery<Data> => ({
  data,
  error: null,
  refetch: () => {},
});
const never = () => false;

/** What figures are shown by. */
export function Charts() {
  return (
    <Part title="Charts">
      <Specimen name="Figures">
        <div className={layout.tiles}>
          <FigureTile label="Visitors" value={12_480} before={11_000} better="more" />
          <FigureTile label="Unanswered requests" value={9} before={12} better="less" />
          <FigureTile label="Documents" value={40} before={48} better="more" />
          <FigureTile label={longGerman} value={3} before={0} />
          <FigureTile label="Samples" value={7} before={7} />
          <FigureTile label="Products" value={212} />
        </div>
      </Specimen>
      <Times />
      <Comparisons />
      <World />
      <ChartStates />
    </Part>
  );
}

function Times() {
  const words = { t: useT(), language: useLanguage() };
  return (
    <>
      <Specimen name="Lines: four, of which two beside the period before">
        <ChartCard
          title="Visits by day"
          text="How often your pages were opened."
          query={answered(samples.visits)}
          isEmpty={never}
          tableOf={(data) => tableOfTimes(data, words)}
        >
          {(data) => <LineChart label="Visits by day" data={data} />}
        </ChartCard>
      </Specimen>
      <Specimen name="Lines: one, by month, of small numbers">
        <ChartCard
          title="Visits by month"
          text="How often your pages were opened."
          query={answered(samples.months)}
          isEmpty={never}
          tableOf={(data) => tableOfTimes(data, words)}
        >
          {(data) => <LineChart label="Visits by month" data={data} />}
        </ChartCard>
      </Specimen>
    </>
  );
}

function Comparisons() {
  const words = { t: useT(), language: useLanguage() };
  return (
    <>
      <Specimen name="Bars: with links and without, with a name that has no room">
        <ChartCard
          title="Products by visits"
          text="Your products, the most visited first."
          query={answered(samples.products)}
          isEmpty={never}
          tableOf={(data) => tableOfBars(data, { label: "Product", value: "Visits" })}
          height={180}
        >
          {(data) => <BarChart label="Products by visits" bars={data} />}
        </ChartCard>
      </Specimen>
      <Specimen name="A funnel">
        <ChartCard
          title="From sight to request"
          text="How many went how far."
          query={answered(samples.steps)}
          isEmpty={never}
          tableOf={(data) => tableOfSteps(data, words)}
        >
          {(data) => <FunnelChart label="From sight to request" steps={data} />}
        </ChartCard>
      </Specimen>
      <Specimen name="A matrix: with links">
        <ChartCard
          title="Who is interested"
          text="Visitors by the type of their company and by segment."
          query={answered(samples.interest)}
          isEmpty={never}
          tableOf={(data) => tableOfMatrix(data, { row: "Company type" })}
          height={190}
        >
          {(data) => (
            <MatrixChart
              label="Who is interested"
              data={data}
              hrefOf={(row, column) => `#${row.key}-${column.key}`}
            />
          )}
        </ChartCard>
      </Specimen>
      <Specimen name="A matrix: read only">
        <MatrixChart label="Who was interested" data={samples.interest} />
      </Specimen>
    </>
  );
}

function World() {
  const words = { t: useT(), language: useLanguage() };
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Specimen name={`A map: ${chosen ?? "no country"} is chosen`}>
      <ChartCard
        title="Visitors per region"
        text="Where those who opened your pages work."
        query={answered(samples.countries)}
        isEmpty={never}
        tableOf={(data) => tableOfCountries(data, { ...words, value: "Visitors" })}
        height={480}
      >
        {(data) => (
          <RegionMap
            label="Visitors per region"
            counts={data}
            chosen={chosen}
            onChoose={(country) => setChosen(country === chosen ? null : country)}
          />
        )}
      </ChartCard>
    </Specimen>
  );
}

/** A chart before its data are there, without any, and one whose data come at the second try. */
function ChartStates() {
  const [tried, setTried] = useState(false);
  const none = { data: undefined, error: null, refetch: () => {} };
  const failing = { ...none, error: new Error("no"), refetch: () => setTried(true) };
  const states: [string, AnsweredQuery<typeof samples.products>][] = [
    ["On its way", none],
    ["Without data", answered([])],
    ["Failed", tried ? answered(samples.products) : failing],
  ];
  return states.map(([name, query]) => (
    <Specimen key={name} name={`A chart: ${name}`}>
      <ChartCard
        title={name}
        text="Your products, the most visited first."
        query={query}
        isEmpty={(data) => data.length === 0}
        tableOf={(data) => tableOfBars(data, { label: "Product", value: "Visits" })}
        height={180}
      >
        {(data) => <BarChart label={name} bars={data} />}
      </ChartCard>
    </Specimen>
  ));
}
