import { links } from "@neroli/contract/access/links.ts";
import type { AnalyticsQuery } from "@neroli/contract/analytics/schema.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import classes from "../kernel/analytics/analytics.module.css";
import { behindIn, type HrefOf, hrefBehind, withoutBehind } from "../kernel/analytics/behind.ts";
import { Figures, isQuiet } from "../kernel/analytics/figures.tsx";
import { DocumentBars, ProductBars } from "../kernel/analytics/interest.tsx";
import { periodIn } from "../kernel/analytics/period.ts";
import { PeriodBar } from "../kernel/analytics/period-bar.tsx";
import { Regions } from "../kernel/analytics/regions.tsx";
import { EmptyBars, FoundBars } from "../kernel/analytics/searches.tsx";
import { Times } from "../kernel/analytics/times.tsx";
import { CompanyPicker } from "../kernel/company-picker.tsx";
import { useManagedCompany } from "../kernel/managed-company.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useAddress } from "../kernel/table-state.ts";
import { useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import layout from "../ui/layout.module.css";
import { EmptyState } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/analytics-page";
import { AudienceMatrix } from "./audiences.tsx";
import { BehindDialog } from "./behind-dialog.tsx";
import { Path } from "./path.tsx";
import { useChart } from "./use-chart.ts";
import { Waits } from "./waits.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "analytics.title");

/** Who is interested in a company's products, or, for support, in all of Neroli's. */
export default function AnalyticsPage() {
  const t = useT();
  const { params, put } = useAddress();
  const { company, support } = useManagedCompany();
  const chosen = periodIn(params, dayOf(new Date()));
  const asked = { ...chosen.period, ...(support && company && { company: company.key }) };
  const behind = behindIn(params);
  return (
    <WorkPage
      title={t("analytics.title")}
      lead={t(support ? "analytics.lead.support" : "analytics.lead")}
    >
      {support && (
        <CompanyPicker
          className={layout.narrow}
          label={t("analytics.company")}
          placeholder={t("analytics.company.all")}
          value={company}
          clear={t("analytics.company.all")}
          onChange={(picked) =>
            put(withoutBehind(params, { company: picked?.key ?? "" }), { replace: false })
          }
        />
      )}
      <PeriodBar {...chosen} />
      <Charts
        asked={asked}
        hrefOf={(given) => hrefBehind(params, given)}
        {...{ support, ofAll: support && !company }}
      />
      {behind && <BehindDialog behind={behind} asked={asked} />}
    </WorkPage>
  );
}

interface ChartsProps {
  asked: AnalyticsQuery;
  hrefOf: HrefOf;
  support: boolean;
  /** Of all of Neroli, not of one company. */
  ofAll: boolean;
}

function Charts({ asked, hrefOf, support, ofAll }: ChartsProps) {
  const summary = useChart("GET /analytics/summary", asked);
  return (
    <>
      {summary.data && isQuiet(summary.data) && <Nobody support={support} />}
      <Figures query={summary} hrefOf={hrefOf} />
      <div className={classes.cards}>
        <Times query={useChart("GET /analytics/timeline", asked)} hrefOf={hrefOf} />
        <Path query={useChart("GET /analytics/funnel", asked)} hrefOf={hrefOf} />
        <AudienceMatrix query={useChart("GET /analytics/audiences", asked)} hrefOf={hrefOf} />
        <ProductBars query={useChart("GET /analytics/products", asked)} {...{ hrefOf, ofAll }} />
        <DocumentBars query={useChart("GET /analytics/documents", asked)} hrefOf={hrefOf} />
        <FoundBars
          query={useChart("GET /analytics/searches", asked)}
          {...{ hrefOf, own: !support }}
        />
        <EmptyBars
          query={useChart("GET /analytics/empty-searches", asked)}
          {...(ofAll && { hrefOf })}
        />
        <Regions query={useChart("GET /analytics/countries", asked)} hrefOf={hrefOf} />
        {!support && <Waits />}
      </div>
    </>
  );
}

/** Nothing has happened: what a supplier can do about it. */
function Nobody({ support }: { support: boolean }) {
  const t = useT();
  return (
    <EmptyState
      title={t("analytics.nobody")}
      text={t(support ? "analytics.nobody.support" : "analytics.nobody.text")}
      action={
        !support && (
          <ButtonLink size="small" href={links.adminProducts("INGREDIENTS")}>
            {t("analytics.nobody.products")}
          </ButtonLink>
        )
      }
    />
  );
}
