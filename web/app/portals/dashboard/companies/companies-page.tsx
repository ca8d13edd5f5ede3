import { links } from "@neroli/contract/access/links.ts";
import { Link, useParams, useSearchParams } from "react-router";
import { hiddenMeta } from "../../../kernel/page-meta.ts";
import { useT } from "../../../language/phrases.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { DashboardFrame } from "../dashboard-frame.tsx";
import { useDashboard } from "../use-dashboard.ts";
import type { Route } from "./+types/companies-page";
import { AvailableTable } from "./available-table.tsx";
import { TakingPartTable } from "./taking-part-table.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "portal-companies.title");

/** The companies of a portal or exhibition, and those that could be let in. */
export default function CompaniesPage() {
  const t = useT();
  const { event = "" } = useParams();
  const [params] = useSearchParams();
  const isAvailable = params.get("view") === "available";
  const counts = useDashboard(event).data?.companies;
  return (
    <DashboardFrame lead={t("portal-companies.lead")}>
      <Tabs label={t("portal-companies.views")}>
        <Link to={links.eventCompanies(event)} aria-current={isAvailable ? undefined : "page"}>
          {t("portal-companies.view.in")}
          {counts && <span>{counts.enabled + counts.disabled}</span>}
        </Link>
        <Link
          to={links.eventCompanies(event, { view: "available" })}
          aria-current={isAvailable ? "page" : undefined}
        >
          {t("portal-companies.view.available")}
        </Link>
      </Tabs>
      {isAvailable ? (
        <AvailableTable key={event} event={event} />
      ) : (
        <TakingPartTable key={event} event={event} />
      )}
    </DashboardFrame>
  );
}
