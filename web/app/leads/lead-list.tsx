import { useMediaQuery } from "@mantine/hooks";
import type { LeadSummary } from "@neroli/contract/leads/schema.ts";
import { Link, useSearchParams } from "react-router";
import { QueryStates } from "../kernel/query-states.tsx";
import { withState } from "../kernel/table-state.ts";
import { formatDay } from "../language/dates.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";
import { ListPager } from "../ui/list-pager.tsx";
import { Row, RowList } from "../ui/row-list.tsx";
import { EmptyState, Skeleton } from "../ui/states.tsx";
import { belowBeside } from "../ui/tokens.ts";
import { LeadFilters } from "./lead-filters.tsx";
import { type LeadListState, useLeadListState, useLeads } from "./lead-queries.ts";
import { nameOfLead, placeOfLead } from "./who.ts";

interface LeadListProps {
  /** The id of the one beside it. */
  opened: string | null;
  /** Whose leads support reads; null: one's own. */
  company: string | null;
}

export function LeadList({ opened, company }: LeadListProps) {
  const state = useLeadListState(company);
  const { hrefOf, onFollow } = state;
  return (
    <>
      <LeadFilters state={state} />
      <QueryStates
        query={useLeads(state.query)}
        loading={<Skeleton rows={4} />}
        isEmpty={({ total_elements }) => total_elements === 0}
        empty={<NoLeads state={state} />}
      >
        {({ content, page, total_pages }) => (
          <>
            <RowList>
              {content.map((lead) => (
                <Row key={lead.id} whole current={lead.id === opened}>
                  <LeadLink lead={lead} current={lead.id === opened} />
                </Row>
              ))}
            </RowList>
            <ListPager page={page} pages={total_pages} hrefOf={hrefOf} onFollow={onFollow} />
          </>
        )}
      </QueryStates>
    </>
  );
}

function LeadLink({ lead, current }: { lead: LeadSummary; current: boolean }) {
  const t = useT();
  const language = useLanguage();
  const [params] = useSearchParams();
  // Beside the list what is opened stays in sight; in its place it begins at the top.
  const alone = useMediaQuery(belowBeside("lg"), false, { getInitialValueInEffect: false });
  const { score, hot, deeds, last_at, status, assignee } = lead;
  return (
    <Link
      to={`?${withState(params, { leadId: lead.id })}`}
      preventScrollReset={!alone}
      aria-current={current || undefined}
    >
      <span className={layout.spread}>
        <strong>{nameOfLead(lead, t, language)}</strong>
        <span className={layout.line}>
          {hot && <Badge tone="strong">{t("leads.hot")}</Badge>}
          <span>{t("leads.points", { count: score })}</span>
        </span>
      </span>
      {lead.person && <span className={layout.soft}>{placeOfLead(lead, t, language)}</span>}
      <span className={layout.spread}>
        <span className={layout.soft}>
          {t("leads.summary", { count: deeds, day: formatDay(last_at) })}
        </span>
        {(status !== "NEW" || assignee) && (
          <span className={layout.soft}>
            {[words(t, "leads.status", status), assignee?.name].filter(Boolean).join(" · ")}
          </span>
        )}
      </span>
    </Link>
  );
}

/** An empty list says what it is for; with filters set, how to be rid of them. */
function NoLeads({ state: { filters, reset } }: { state: LeadListState }) {
  const t = useT();
  if (Object.keys(filters).length === 0) {
    return <EmptyState title={t("leads.empty.title")} text={t("leads.empty.text")} />;
  }
  return (
    <EmptyState
      text={t("leads.none")}
      action={
        <Button size="small" onClick={reset}>
          {t("leads.clear")}
        </Button>
      }
    />
  );
}
