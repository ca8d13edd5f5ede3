import type { Timeline } from "@neroli/contract/analytics/schema.ts";
import { type Translate, useLanguage, useT } from "../../language/phrases.tsx";
import type { TimesData } from "../../ui/charts/chart-data.ts";
import { LineChart } from "../../ui/charts/line-chart.tsx";
import { tableOfTimes } from "../../ui/charts/tables.ts";
import { ChartCard } from "../charts/chart-card.tsx";
import type { AnsweredQuery } from "../query-states.tsx";
import type { HrefOf } from "./behind.ts";

interface TimesProps {
  query: AnsweredQuery<Timeline>;
  hrefOf?: HrefOf;
}

/** How the period went, beside the one before. */
export function Times({ query, hrefOf }: TimesProps) {
  const words = { t: useT(), language: useLanguage() };
  const title = words.t("analytics.times");
  return (
    <ChartCard
      wide
      title={title}
      text={words.t("analytics.times.text")}
      query={query}
      isEmpty={({ now, before }) =>
        [...now, ...before].every(({ views, requests }) => views + requests === 0)
      }
      tableOf={(data) => tableOfTimes(timesOf(data, words.t), words)}
      height={340}
    >
      {(data) => (
        <LineChart
          label={title}
          data={timesOf(data, words.t)}
          {...(hrefOf && { hrefOf: (on: string) => hrefOf({ behind: "everything", on }) })}
        />
      )}
    </ChartCard>
  );
}

const lines = ["visitors", "views", "requests"] as const;

/** The period before may touch one month more, as it begins in another part of its first. */
const timesOf = ({ by, now, before }: Timeline, t: Translate): TimesData => ({
  times: now.map(({ starts }) => (by === "month" ? starts.slice(0, 7) : starts)),
  series: lines.map((key) => ({
    key,
    name: t(`analytics.figure.${key}`),
    values: now.map((point) => point[key]),
    before: before.slice(-now.length).map((point) => point[key]),
  })),
});
