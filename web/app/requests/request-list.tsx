import type { RequestSummary } from "@neroli/contract/requests/schema.ts";
import { displayedAs } from "@neroli/contract/requests/states.ts";
import { Link, useSearchParams } from "react-router";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import buttons from "../ui/button.module.css";
import { useFilters } from "./filters.ts";
import { useRequests } from "./request-queries.ts";
import classes from "./requests.module.css";

const skeletons = ["a", "b", "c", "d"];

export function RequestList({ opened }: { opened: string | null }) {
  const t = useT();
  const { filters } = useFilters();
  const { data, error, refetch } = useRequests(filters);
  if (error && !data) {
    return (
      <div role="alert" className={classes.hint}>
        <p>{error.message}</p>
        <button type="button" className={buttons.small} onClick={() => void refetch()}>
          {t("requests.retry")}
        </button>
      </div>
    );
  }
  if (!data) {
    return (
      <ul className={classes.list} aria-busy="true">
        {skeletons.map((name) => (
          <li key={name} className={classes.skeleton} />
        ))}
      </ul>
    );
  }
  if (data.total_elements === 0) return <Empty />;
  return (
    <>
      <ul className={classes.list}>
        {data.content.map((request) => (
          <li key={request.key}>
            <Row request={request} current={request.key === opened} />
          </li>
        ))}
      </ul>
      <Pages page={data.page} pages={data.total_pages} />
    </>
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

function Pages({ page, pages }: { page: number; pages: number }) {
  const t = useT();
  const before = useAddressWith({ page: String(page - 1) });
  const after = useAddressWith({ page: String(page + 1) });
  if (pages < 2) return null;
  return (
    <p className={classes.pages}>
      {page > 0 && <Link to={before}>{t("requests.previous")}</Link>}
      <span>
        {page + 1} / {pages}
      </span>
      {page + 1 < pages && <Link to={after}>{t("requests.next")}</Link>}
    </p>
  );
}

/** What this list is for and the first action; with filters set, how to be rid of them. */
function Empty() {
  const t = useT();
  const { filters, change } = useFilters();
  if (filters.type || filters.status || filters.text) {
    return (
      <div className={classes.hint}>
        <p>{t("requests.none")}</p>
        <button
          type="button"
          className={buttons.small}
          onClick={() => change({ type: "", status: "", text: "" })}
        >
          {t("requests.clear")}
        </button>
      </div>
    );
  }
  return (
    <div className={classes.hint}>
      <h2>{t("requests.empty.title")}</h2>
      <p>{t("requests.empty.text")}</p>
      <Link to={links.search("INGREDIENTS")}>{t("requests.empty.action")}</Link>
    </div>
  );
}
