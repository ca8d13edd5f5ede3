import { Link, useSearchParams } from "react-router";
import { useManagedCompany } from "../kernel/managed-company.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { withState } from "../kernel/table-state.ts";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { EmptyState } from "../ui/states.tsx";
import { TwoPanes } from "../ui/two-panes.tsx";
import type { Route } from "./+types/leads-page";
import { LeadDetail } from "./lead-detail.tsx";
import { LeadList } from "./lead-list.tsx";
import { LeadsOf } from "./leads-of.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "leads.title");

/** Who is interested: a list, and beside it what one of them did; on a phone one of the two. */
export default function LeadsPage() {
  const t = useT();
  const [params] = useSearchParams();
  const { company, support } = useManagedCompany();
  const opened = params.get("leadId");
  return (
    <TwoPanes
      title={t("leads.title")}
      list={
        <>
          {support && <LeadsOf />}
          {company && (
            <LeadList key={company.key} opened={opened} company={support ? company.key : null} />
          )}
        </>
      }
      detailLabel={t("leads.opened")}
      detail={opened && company ? <LeadDetail key={opened} leadId={opened} /> : null}
      back={
        <Link to={`?${withState(params, { leadId: "" })}`} className={layout.back}>
          ← {t("leads.back")}
        </Link>
      }
      nothing={<EmptyState text={t(company ? "leads.choose" : "leads.company.choose")} />}
    />
  );
}
