import { links } from "@neroli/contract/access/links.ts";
import type { EmptySearches, SearchesThatFound } from "@neroli/contract/analytics/schema.ts";
import { useT } from "../../language/phrases.tsx";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { tableOfBars } from "../../ui/charts/tables.ts";
import { ChartCard } from "../charts/chart-card.tsx";
import type { AnsweredQuery } from "../query-states.tsx";
import { barsHeight, mostBars } from "./bars.ts";
import type { HrefOf } from "./behind.ts";

interface FoundProps {
  query: AnsweredQuery<SearchesThatFound>;
  hrefOf?: HrefOf;
  /** The products are those of the reader's company. */
  own?: boolean;
}

/** What was searched for by those who saw the products. */
export function FoundBars({ query, hrefOf, own = false }: FoundProps) {
  const t = useT();
  const title = t(own ? "analytics.searches" : "analytics.searches.all");
  return (
    <ChartCard
      title={title}
      text={t(own ? "analytics.searches.text" : "analytics.searches.all.text", { most: mostBars })}
      query={query}
      isEmpty={({ content }) => content.length === 0}
      tableOf={({ content }) => ({
        columns: [
          { title: t("analytics.column.words") },
          { title: t("analytics.figure.impressions"), kind: "number" },
          { title: t("analytics.column.clicks"), kind: "number" },
        ],
        rows: content.map(({ words, impressions, clicks }) => [words, impressions, clicks]),
      })}
      height={barsHeight}
    >
      {({ content }) => (
        <BarChart
          label={title}
          bars={content
            .toSorted((a, b) => b.impressions - a.impressions)
            .slice(0, mostBars)
            .map(({ words, impressions }) => ({
              key: words,
              label: words,
              value: impressions,
              href: hrefOf?.({ behind: "everything", words }),
            }))}
        />
      )}
    </ChartCard>
  );
}

interface EmptyProps {
  query: AnsweredQuery<EmptySearches>;
  /**
   * Of support, which reads what all of Neroli did. Suppliers are told of words alone, and see by the
   * search itself what finds nothing.
   */
  hrefOf?: HrefOf;
}

/** What was searched for on Neroli and is not there. */
export function EmptyBars({ query, hrefOf }: EmptyProps) {
  const t = useT();
  const title = t("analytics.empty-searches");
  const barsOf = ({ content }: EmptySearches) =>
    content.map(({ words, searches }) => ({
      key: words,
      label: words,
      value: searches,
      href:
        hrefOf?.({ behind: "searches", words }) ?? links.search("INGREDIENTS", { query: words }),
    }));
  return (
    <ChartCard
      title={title}
      text={t("analytics.empty-searches.text", { most: mostBars })}
      query={query}
      isEmpty={({ content }) => content.length === 0}
      tableOf={(data) =>
        tableOfBars(barsOf(data), {
          label: t("analytics.column.words"),
          value: t("analytics.figure.searches"),
        })
      }
      height={barsHeight}
    >
      {(data) => <BarChart label={title} bars={barsOf(data).slice(0, mostBars)} />}
    </ChartCard>
  );
}
