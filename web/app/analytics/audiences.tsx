import type { Audiences } from "@neroli/contract/analytics/schema.ts";
import { type Segment, segments } from "@neroli/contract/enumerations/products.ts";
import type { HrefOf } from "../kernel/analytics/behind.ts";
import { ChartCard } from "../kernel/charts/chart-card.tsx";
import type { AnsweredQuery } from "../kernel/query-states.tsx";
import { type Translate, useT, words } from "../language/phrases.tsx";
import type { MatrixData } from "../ui/charts/chart-data.ts";
import { MatrixChart } from "../ui/charts/matrix-chart.tsx";
import { tableOfMatrix } from "../ui/charts/tables.ts";

/** Companies by their type, and the segments of what they looked at. */
export function AudienceMatrix({
  query,
  hrefOf,
}: {
  query: AnsweredQuery<Audiences>;
  hrefOf: HrefOf;
}) {
  const t = useT();
  const title = t("analytics.audiences");
  return (
    <ChartCard
      title={title}
      text={t("analytics.audiences.text")}
      query={query}
      isEmpty={({ content }) => content.length === 0}
      tableOf={(data) => tableOfMatrix(matrixOf(data, t), { row: t("analytics.column.type") })}
      height={320}
    >
      {(data) => (
        <MatrixChart
          label={title}
          data={matrixOf(data, t)}
          hrefOf={(row, column) =>
            hrefOf({ behind: "views", audience: `${row.key} ${column.key}` })
          }
        />
      )}
    </ChartCard>
  );
}

const noCompany = "NONE";

/** The types that looked most come first; segments as they are everywhere. */
function matrixOf({ content }: Audiences, t: Translate): MatrixData {
  const types = [...new Set(content.map(({ type }) => type))];
  const viewsOf = (of: (typeof types)[number], segment?: Segment) =>
    content
      .filter((each) => each.type === of && (segment === undefined || each.segment === segment))
      .reduce((sum, { views }) => sum + views, 0);
  const ranked = types.toSorted((a, b) => viewsOf(b) - viewsOf(a));
  return {
    rows: ranked.map((type) => ({
      key: type ?? noCompany,
      label: type ? words(t, "company-types", type) : t("analytics.no-company"),
    })),
    columns: segments.map((key) => ({ key, label: words(t, "segments", key) })),
    values: ranked.map((type) => segments.map((segment) => viewsOf(type, segment))),
  };
}
