import { links } from "@neroli/contract/access/links.ts";
import { mostListed } from "@neroli/contract/analytics/figures.ts";
import type { AnalyticsQuery, ListedInteraction } from "@neroli/contract/analytics/schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { type Behind, queryBehind, withoutBehind } from "../kernel/analytics/behind.ts";
import { api } from "../kernel/client.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { useAddress, useTableState } from "../kernel/table-state.ts";
import { countryName } from "../language/countries.ts";
import { formatTime } from "../language/dates.ts";
import { formatNumber } from "../language/numbers.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Dialog } from "../ui/dialog.tsx";
import layout from "../ui/layout.module.css";
import { ListPager } from "../ui/list-pager.tsx";
import { PlainTable } from "../ui/plain-table.tsx";
import { EmptyState, Skeleton } from "../ui/states.tsx";
import { useNarrowed } from "./use-narrowed.ts";

interface BehindDialogProps {
  behind: Behind;
  asked: AnalyticsQuery;
}

/** What was counted in a figure, one by one; nobody is named. */
export function BehindDialog({ behind, asked }: BehindDialogProps) {
  const t = useT();
  const language = useLanguage();
  const { params, put } = useAddress();
  const list = useTableState({ filters: [], sort: "-happened_at", size: 25 });
  const query = {
    ...queryBehind(behind, asked),
    ...{ page: String(list.page), size: String(list.size) },
  };
  const found = useQuery({
    queryKey: ["analytics", "behind", query],
    queryFn: ({ signal }) => api("GET /analytics/interactions", { query, signal }),
    placeholderData: keepPreviousData,
  });
  const title = t(`analytics.behind.${behind.behind}`);
  const narrowed = useNarrowed(behind, found.data?.content);
  return (
    <Dialog
      size="wide"
      title={title}
      onClose={() => put(withoutBehind(params), { replace: false })}
    >
      <div className={layout.stack}>
        {narrowed.length > 0 && <p className={layout.text}>{narrowed.join(", ")}</p>}
        <QueryStates
          query={found}
          loading={<Skeleton rows={4} height={56} />}
          isEmpty={({ content }) => content.length === 0}
          empty={
            <EmptyState plain title={t("analytics.list.none")} text={t("analytics.list.gone")} />
          }
        >
          {({ content, total_elements, total_pages }) => (
            <>
              <Rows label={title} rows={content} />
              <div className={layout.spread}>
                <span role="status">
                  {total_elements < mostListed
                    ? t("table.found", { count: total_elements })
                    : t("analytics.list.newest", { most: formatNumber(mostListed, language) })}
                </span>
                <ListPager {...list} pages={total_pages} />
              </div>
            </>
          )}
        </QueryStates>
      </div>
    </Dialog>
  );
}

function Rows({ label, rows }: { label: string; rows: readonly ListedInteraction[] }) {
  const t = useT();
  const language = useLanguage();
  const titles = {
    kind: t("analytics.column.kind"),
    at: t("analytics.column.at"),
    product: t("analytics.column.product"),
    words: t("analytics.column.words"),
    country: t("charts.country"),
    type: t("analytics.column.type"),
  };
  return (
    <PlainTable label={label} titles={Object.values(titles)} cards>
      <tbody>
        {rows.map(({ kind, happened_at, product, words: searched, country, type }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name, as nobody is named
          <tr key={at}>
            <th scope="row">{t(`interaction-kinds.${kind}`)}</th>
            <td data-title={titles.at}>
              <time dateTime={happened_at}>{formatTime(happened_at)}</time>
            </td>
            <td data-title={titles.product}>
              {product ? (
                <Link to={links.product(product.offering, product.key)}>{product.name}</Link>
              ) : (
                "–"
              )}
            </td>
            <td data-title={titles.words}>{searched ?? "–"}</td>
            <td data-title={titles.country}>{country ? countryName(country, language) : "–"}</td>
            <td data-title={titles.type}>
              {type ? words(t, "company-types", type) : t("analytics.no-company")}
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
