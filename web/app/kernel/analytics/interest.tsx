import type { DocumentInterest, ProductInterest } from "@neroli/contract/analytics/schema.ts";
import { type Translate, useT } from "../../language/phrases.tsx";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import type { ChartTable } from "../../ui/charts/chart-table.ts";
import { tableOfBars } from "../../ui/charts/tables.ts";
import { ChartCard } from "../charts/chart-card.tsx";
import type { AnsweredQuery } from "../query-states.tsx";
import { barsHeight, mostBars } from "./bars.ts";
import type { HrefOf } from "./behind.ts";

interface ProductsProps {
  query: AnsweredQuery<ProductInterest>;
  hrefOf?: HrefOf;
  /** Products of several companies stand beside each other. */
  ofAll: boolean;
}

/** The products by what was done with them. */
export function ProductBars({ query, hrefOf, ofAll }: ProductsProps) {
  const t = useT();
  const title = t("analytics.products");
  return (
    <ChartCard
      title={title}
      text={t("analytics.products.text", { most: mostBars })}
      query={query}
      isEmpty={({ content }) => content.length === 0}
      tableOf={(data) => tableOfProducts(data, { t, ofAll })}
      height={barsHeight}
    >
      {({ content }) => (
        <BarChart
          label={title}
          bars={content
            .toSorted((a, b) => b.views - a.views)
            .slice(0, mostBars)
            .map(({ product, views }) => ({
              key: product.key,
              label: product.name,
              value: views,
              href: hrefOf?.({ behind: "everything", product: product.key }),
            }))}
        />
      )}
    </ChartCard>
  );
}

const figures = ["impressions", "views", "kept", "downloads", "requests"] as const;

const tableOfProducts = (
  { content }: ProductInterest,
  { t, ofAll }: { t: Translate; ofAll: boolean },
): ChartTable => ({
  columns: [
    { title: t("analytics.column.product") },
    ...(ofAll ? [{ title: t("analytics.column.company") }] : []),
    ...figures.map((each) => ({ title: t(`analytics.figure.${each}`), kind: "number" as const })),
  ],
  rows: content.map(({ product, company, ...counts }) => [
    product.name,
    ...(ofAll ? [company.name] : []),
    ...figures.map((each) => counts[each]),
  ]),
});

interface DocumentsProps {
  query: AnsweredQuery<DocumentInterest>;
  hrefOf: HrefOf;
}

/** The documents by how often they were downloaded. */
export function DocumentBars({ query, hrefOf }: DocumentsProps) {
  const t = useT();
  const title = t("analytics.documents");
  const barsOf = ({ content }: DocumentInterest) =>
    content.map(({ id, name, downloads }) => ({
      key: id,
      label: name,
      value: downloads,
      href: hrefOf({ behind: "downloads", document: id }),
    }));
  return (
    <ChartCard
      title={title}
      text={t("analytics.documents.text", { most: mostBars })}
      query={query}
      isEmpty={({ content }) => content.length === 0}
      tableOf={(data) =>
        tableOfBars(barsOf(data), {
          label: t("analytics.column.document"),
          value: t("analytics.figure.downloads"),
        })
      }
      height={barsHeight}
    >
      {(data) => <BarChart label={title} bars={barsOf(data).slice(0, mostBars)} />}
    </ChartCard>
  );
}
