import { links } from "@neroli/contract/access/links.ts";
import type { RequestSummary } from "@neroli/contract/requests/schema.ts";
import { displayedAs, requestTypes } from "@neroli/contract/requests/states.ts";
import { Link, useSearchParams } from "react-router";
import { QueryStates } from "../kernel/query-states.tsx";
import { withState } from "../kernel/table-state.ts";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { FilterBar, FilterChoice } from "../ui/filter-bar.tsx";
import layout from "../ui/layout.module.css";
import { ListPager } from "../ui/list-pager.tsx";
import { Row, RowList } from "../ui/row-list.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { EmptyState, Skeleton } from "../ui/states.tsx";
import { shownStatuses, useRequestListState, useRequests } from "./request-queries.ts";

type ListState = ReturnType<typeof useRequestListState>;

/** Requests sent and received, the latest news first; `opened` is the key of the one beside it. */
export function RequestList({ opened }: { opened: string | null }) {
  const state = useRequestListState();
  const { hrefOf, onFollow } = state;
  return (
    <>
      <RequestFilters state={state} />
      <QueryStates
        query={useRequests(state.query)}
        loading={<Skeleton rows={4} />}
        isEmpty={({ total_elements }) => total_elements === 0}
        empty={<NoRequests state={state} />}
      >
        {({ content, page, total_pages }) => (
          <>
            <RowList>
              {content.map((request) => (
                <Row key={request.key} whole current={request.key === opened}>
                  <RequestLink request={request} current={request.key === opened} />
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

function RequestFilters({ state: { filters, setFilter } }: { state: ListState }) {
  const t = useT();
  return (
    <FilterBar label={t("requests.filters")}>
      <FilterChoice
        label={t("requests.type")}
        all={t("requests.all")}
        value={filters.type__eq}
        choices={requestTypes.map((value) => ({ value, label: t(`requests.type.${value}`) }))}
        onChange={(type) => setFilter("type__eq", type)}
      />
      <FilterChoice
        label={t("requests.status")}
        all={t("requests.all")}
        value={filters.status__eq}
        choices={shownStatuses.map((value) => ({ value, label: t(`requests.status.${value}`) }))}
        onChange={(status) => setFilter("status__eq", status)}
      />
      <SearchField
        label={t("requests.text")}
        placeholder={t("requests.text")}
        value={filters.text__icontains ?? ""}
        onSearch={(words) => setFilter("text__icontains", words)}
      />
    </FilterBar>
  );
}

function RequestLink({ request, current }: { request: RequestSummary; current: boolean }) {
  const t = useT();
  const [params] = useSearchParams();
  const names = request.products.map(({ name }) => name).join(", ");
  const { firstname, lastname, company } = request.requested_by;
  return (
    <Link
      to={`?${withState(params, { requestId: request.key })}`}
      aria-current={current || undefined}
    >
      <span className={layout.spread}>
        <span className={layout.line}>
          <strong>{t(`requests.type.${request.type}`)}</strong>
          {request.unread && <Badge tone="strong">{t("requests.unread")}</Badge>}
        </span>
        <RequestStatusBadge request={request} />
      </span>
      <strong>{names || otherSide(request)}</strong>
      <span className={layout.soft}>
        {request.side === "BUYER"
          ? t("requests.to", { company: request.requested_to.name })
          : t("requests.from", {
              person: `${firstname} ${lastname}`,
              company: company?.name ?? "–",
            })}
      </span>
      <span className={layout.soft}>{formatDay(request.updated_at)}</span>
    </Link>
  );
}

/** Whom a request without products is about: the company that it went to, or that it came from. */
function otherSide({ side, requested_to, requested_by }: RequestSummary): string {
  if (side !== "SUPPLIER") return requested_to.name;
  return requested_by.company?.name ?? `${requested_by.firstname} ${requested_by.lastname}`;
}

type Stated = Pick<RequestSummary, "status" | "resolution">;

export function RequestStatusBadge({ request: { status, resolution } }: { request: Stated }) {
  const t = useT();
  const shown = displayedAs(status);
  return (
    <Badge tone={shown === "OPEN" ? "good" : "plain"}>
      {resolution === "REJECTED" ? t("requests.rejected") : t(`requests.status.${shown}`)}
    </Badge>
  );
}

/** An empty list says what it is for; with filters set, how to be rid of them. */
function NoRequests({ state: { filters, reset } }: { state: ListState }) {
  const t = useT();
  if (Object.keys(filters).length > 0) {
    return (
      <EmptyState
        text={t("requests.none")}
        action={
          <Button size="small" onClick={reset}>
            {t("requests.clear")}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t("requests.empty.title")}
      text={t("requests.empty.text")}
      action={
        <ButtonLink size="small" href={links.search("INGREDIENTS")}>
          {t("requests.empty.action")}
        </ButtonLink>
      }
    />
  );
}
