import { useMediaQuery } from "@mantine/hooks";
import { links } from "@neroli/contract/access/links.ts";
import type { RequestFolder } from "@neroli/contract/requests/folders.ts";
import type { RequestSummary } from "@neroli/contract/requests/schema.ts";
import { displayedAs } from "@neroli/contract/requests/states.ts";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { QueryStates } from "../kernel/query-states.tsx";
import { withState } from "../kernel/table-state.ts";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import layout from "../ui/layout.module.css";
import { ListPager } from "../ui/list-pager.tsx";
import { Row, RowList } from "../ui/row-list.tsx";
import { EmptyState, Skeleton } from "../ui/states.tsx";
import { belowBeside } from "../ui/tokens.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { Due } from "./due.tsx";
import { FolderTabs } from "./folder-tabs.tsx";
import { ListKeys } from "./list-keys.tsx";
import { RequestFilters } from "./request-filters.tsx";
import { useRequestListState, useRequests } from "./request-queries.ts";
import classes from "./requests.module.css";

type ListState = ReturnType<typeof useRequestListState>;

/** Requests sent and received, the latest news first; `opened` is the key of the one beside it. */
export function RequestList({ opened }: { opened: string | null }) {
  const t = useT();
  const state = useRequestListState();
  const [chosen, setChosen] = useState<string[]>([]);
  const { hrefOf, onFollow } = state;
  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
  return (
    <>
      <FolderTabs folder={(state.filters.folder__eq as RequestFolder | undefined) ?? "all"} />
      <RequestFilters state={state} />
      <QueryStates
        query={useRequests(state.query)}
        loading={<Skeleton rows={4} />}
        isEmpty={({ total_elements }) => total_elements === 0}
        empty={<NoRequests state={state} />}
      >
        {({ content, page, total_pages }) => (
          <>
            <ListKeys requests={content.map(({ key }) => key)} />
            <BulkBar
              chosen={chosen}
              onChosen={setChosen}
              nameOf={(key) => nameIn(content.find((request) => request.key === key)) ?? key}
            />
            <RowList>
              {content.map((request) => (
                <Row key={request.key} whole current={request.key === opened}>
                  <input
                    type="checkbox"
                    className={classes.choose}
                    aria-label={t("requests.bulk.choose", { name: nameIn(request) ?? "" })}
                    checked={chosen.includes(request.key)}
                    onChange={() => toggle(request.key)}
                  />
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

function RequestLink({ request, current }: { request: RequestSummary; current: boolean }) {
  const t = useT();
  const [params] = useSearchParams();
  // Beside the list what is opened stays in sight; in its place it begins at the top.
  const alone = useMediaQuery(belowBeside("lg"), false, { getInitialValueInEffect: false });
  const { firstname, lastname, company } = request.requested_by;
  return (
    <Link
      to={`?${withState(params, { requestId: request.key })}`}
      preventScrollReset={!alone}
      aria-current={current || undefined}
    >
      <span className={layout.spread}>
        <span className={layout.line}>
          <strong>{t(`requests.type.${request.type}`)}</strong>
          {request.unread && <Badge tone="strong">{t("requests.unread")}</Badge>}
        </span>
        <RequestStatusBadge request={request} />
      </span>
      <strong>{nameIn(request)}</strong>
      <span className={layout.soft}>
        {request.side === "BUYER"
          ? t("requests.to", { company: request.requested_to.name })
          : t("requests.from", {
              person: `${firstname} ${lastname}`,
              company: company?.name ?? "–",
            })}
      </span>
      <span className={layout.spread}>
        <span className={layout.soft}>
          {[formatDay(request.updated_at), request.assignee?.name].filter(Boolean).join(" · ")}
        </span>
        {request.needed_by && displayedAs(request.status) === "OPEN" && (
          <Due day={request.needed_by} over={false} />
        )}
      </span>
    </Link>
  );
}

/** What it is about, as the list calls it. */
const nameIn = (request: RequestSummary | undefined) =>
  request && (request.products.map(({ name }) => name).join(", ") || otherSide(request));

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
