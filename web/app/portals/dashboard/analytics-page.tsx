import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import classes from "../../kernel/analytics/analytics.module.css";
import { Figures, isQuiet } from "../../kernel/analytics/figures.tsx";
import { ProductBars } from "../../kernel/analytics/interest.tsx";
import { periodIn } from "../../kernel/analytics/period.ts";
import { PeriodBar } from "../../kernel/analytics/period-bar.tsx";
import { Regions } from "../../kernel/analytics/regions.tsx";
import { FoundBars } from "../../kernel/analytics/searches.tsx";
import { Times } from "../../kernel/analytics/times.tsx";
import { api } from "../../kernel/client.ts";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { useAddress } from "../../kernel/table-state.ts";
import { useT } from "../../language/phrases.tsx";
import { EmptyState } from "../../ui/states.tsx";
import type { Route } from "./+types/analytics-page";
import { DashboardFrame } from "./dashboard-frame.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "analytics.title");

/** Who is interested in what a portal or exhibition shows, for its own people. */
export default function PortalAnalyticsPage() {
  const t = useT();
  const { event = "" } = useParams();
  const { params } = useAddress();
  const chosen = periodIn(params, dayOf(new Date()));
  return (
    <DashboardFrame lead={t("analytics.lead.portal")}>
      <PeriodBar {...chosen} />
      <Charts event={event} query={chosen.period} />
    </DashboardFrame>
  );
}

interface ChartsProps {
  event: string;
  query: { from: string; to: string };
}

/** Each chart asks for itself, so that one that fails is one. */
function Charts({ event, query }: ChartsProps) {
  const t = useT();
  const asked = { params: { event }, query };
  const keyOf = (chart: string) => ["portal-analytics", chart, event, query];
  const summary = useQuery({
    queryKey: keyOf("summary"),
    queryFn: ({ signal }) => api("GET /events/:event/analytics/summary", { ...asked, signal }),
  });
  return (
    <>
      {summary.data && isQuiet(summary.data) && (
        <EmptyState title={t("analytics.nobody")} text={t("analytics.nobody.portal")} />
      )}
      <Figures query={summary} />
      <div className={classes.cards}>
        <Times
          query={useQuery({
            queryKey: keyOf("timeline"),
            queryFn: ({ signal }) =>
              api("GET /events/:event/analytics/timeline", { ...asked, signal }),
          })}
        />
        <ProductBars
          ofAll
          query={useQuery({
            queryKey: keyOf("products"),
            queryFn: ({ signal }) =>
              api("GET /events/:event/analytics/products", { ...asked, signal }),
          })}
        />
        <FoundBars
          query={useQuery({
            queryKey: keyOf("searches"),
            queryFn: ({ signal }) =>
              api("GET /events/:event/analytics/searches", { ...asked, signal }),
          })}
        />
        <Regions
          query={useQuery({
            queryKey: keyOf("countries"),
            queryFn: ({ signal }) =>
              api("GET /events/:event/analytics/countries", { ...asked, signal }),
          })}
        />
      </div>
    </>
  );
}
