import { links } from "@neroli/contract/access/links.ts";
import type { RequestSummary } from "@neroli/contract/requests/schema.ts";
import { displayedAs } from "@neroli/contract/requests/states.ts";
import { Link, useSearchParams } from "react-router";
import { QueryStates } from "../kernel/query-states.tsx";
import { usePageWays } from "../kernel/table-state.ts";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import buttons from "../ui/button.module.css";
import { ListPager } from "../ui/list-pager.tsx";
import { EmptyState, Skeleton } from "../ui/states.tsx";
import { useFilters } from "./filters.ts";
import { useRequests } from "./request-queries.ts";
import classes from "./requests.module.css";

export function RequestList({ opened }: { opened: string | null }) {
  const { filters } = useFilters();
  const ways = usePageWays();
  return (
    <QueryStates
      query={useRequests(filters)}
      loading={<Skeleton rows={4} />}
      isEmpty={({ total_elements }) => total_elements === 0}
      empty={<Empty />}
    >
      {({ content, page, total_pages }) => (
        <>
          <ul className={classes.list}>
            {content.map((request) => (
              <li key={request.key}>
                <Row request={request} current={request.key === opened} />
              </li>
            ))}
          </ul>
          <ListPager page={page} pages={total_pages} {...ways} />
        </>
      )}
    </QueryStates>
  );
}

function Row({ request, current }: { request: RequestSummary; current: boolean }) {
  const t = useT();
  const address = useAddressWith({ requestId: request.key });
  const names = request.products.map(({ name }) => name).join(", ");
  const other =
    request.side === "BUYER"
      ? t("requests.to", { company: request.requested_to.name })
      : t("requests.from", {
          person: `${request.requested_by.firstname} ${request.requested_by.lastname}`,
          company: request.requested_by.company?.name ?? "–",
        });
  return (
    <Link to={address} className={classes.row} aria-current={current || undefined}>
      <span className={classes.rowTop}>
        <strong>{t(`requests.type.${request.type}`)}</strong>
        {request.unread && <em className={classes.unread}>{t("requests.unread")}</em>}
        <Status request={request} />
      </span>
      <span className={classes.rowName}>{names || request.requested_to.name}</span>
      <span className={classes.rowSoft}>{other}</span>
      <span className={classes.rowSoft}>{formatDay(request.updated_at)}</span>
    </Link>
  );
}

export function Status({ request }: { request: Pick<RequestSummary, "status" | "resolution"> }) {
  const t = useT();
  const status = displayedAs(request.status);
  return (
    <span className={classes.status} data-status={status}>
      {request.resolution === "REJECTED" ? t("requests.rejected") : t(`requests.status.${status}`)}
    </span>
  );
}

function useAddressWith(changes: Record<string, string>): string {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) next.set(name, value);
  return `?${next}`;
}

/** What this list is for and the first action; with filters set, how to be rid of them. */
function Empty() {
  const t = useT();
  const { filters, change } = useFilters();
  if (filters.type || filters.status || filters.text) {
    return (
      <EmptyState
        text={t("requests.none")}
        action={
          <button
            type="button"
            className={buttons.small}
            onClick={() => change({ type: "", status: "", text: "" })}
          >
            {t("requests.clear")}
          </button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t("requests.empty.title")}
      text={t("requests.empty.text")}
      action={<Link to={links.search("INGREDIENTS")}>{t("requests.empty.action")}</Link>}
    />
  );
}
