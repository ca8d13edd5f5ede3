import type { Funnel, FunnelStep } from "@neroli/contract/analytics/schema.ts";
import type { Behind, HrefOf } from "../kernel/analytics/behind.ts";
import { ChartCard } from "../kernel/charts/chart-card.tsx";
import type { AnsweredQuery } from "../kernel/query-states.tsx";
import { useLanguage, useT } from "../language/phrases.tsx";
import { FunnelChart } from "../ui/charts/funnel-chart.tsx";
import { tableOfSteps } from "../ui/charts/tables.ts";

const behind = {
  ...{ impression: "impressions", view: "views", kept: "kept" },
  ...{ request: "requests", quote: "quotes", accepted: "accepted" },
} as const satisfies Record<FunnelStep, Behind["behind"]>;

/** How many went how far, from a hit in a list to an accepted quote. */
export function Path({ query, hrefOf }: { query: AnsweredQuery<Funnel>; hrefOf: HrefOf }) {
  const words = { t: useT(), language: useLanguage() };
  const title = words.t("analytics.path");
  const stepsOf = ({ content }: Funnel) =>
    content.map(({ step, count }) => ({
      key: step,
      label: words.t(`analytics.step.${step}`),
      value: count,
      href: hrefOf({ behind: behind[step] }),
    }));
  return (
    <ChartCard
      title={title}
      text={words.t("analytics.path.text")}
      query={query}
      isEmpty={({ content }) => content.every(({ count }) => count === 0)}
      tableOf={(data) => tableOfSteps(stepsOf(data), words)}
      height={480}
    >
      {(data) => <FunnelChart label={title} steps={stepsOf(data)} />}
    </ChartCard>
  );
}
