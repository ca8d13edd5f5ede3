import type { ProjectEvent } from "@neroli/contract/projects/schema.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { formatTime } from "../language/dates.ts";
import { type Translate, useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";
import { Row, RowList } from "../ui/row-list.tsx";
import { paramsOf, placeOf, type ReadProject } from "./project-queries.ts";

/** What happened in a project, the newest first. */
export function Activity({ project }: { project: ReadProject }) {
  const t = useT();
  const found = useInfiniteQuery({
    queryKey: ["projects", "activity", project.key],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      api("GET /companies/:companyKey/projects/:projectKey/activity", {
        params: paramsOf(placeOf(project)),
        query: { page: String(pageParam) },
        signal,
      }),
    getNextPageParam: ({ page, total_pages }) => (page + 1 < total_pages ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  });
  return (
    <QueryStates query={found}>
      {(events) => (
        <div className={layout.stack}>
          <RowList label={t("projects.tab.activity")}>
            {events.map((event) => (
              <Row key={event.id}>
                <span>{sentence(t, event)}</span>
                <span className={layout.soft}>{formatTime(event.created_at)}</span>
              </Row>
            ))}
          </RowList>
          {found.hasNextPage && (
            <div>
              <Button
                size="small"
                loading={found.isFetchingNextPage}
                onClick={() => void found.fetchNextPage()}
              >
                {t("projects.activity.more")}
              </Button>
            </div>
          )}
        </div>
      )}
    </QueryStates>
  );
}

function sentence(t: Translate, { kind, actor, data }: ProjectEvent): string {
  const person = actor ? `${actor.firstname} ${actor.lastname}` : t("projects.activity.nobody");
  const text = (name: string) => String(data[name] ?? "");
  const count = Number(data.count ?? 0);
  switch (kind) {
    case "status-changed":
      return t("projects.activity.status-changed", {
        person,
        status: words(t, "projects.status", text("to")),
      });
    case "member-added":
    case "member-changed":
      return t(`projects.activity.${kind}`, {
        person,
        member: text("member"),
        role: words(t, "projects.role", text("role")),
      });
    case "member-removed":
      return t("projects.activity.member-removed", { person, member: text("member") });
    case "products-added":
      return t("projects.activity.products-added", { person, count, product: text("product") });
    case "product-removed":
      return t("projects.activity.product-removed", { person, product: text("product") });
    case "product-reviewed": {
      const reviewed = t("projects.activity.product-reviewed", {
        person,
        product: text("product"),
        status: words(t, "projects.review", text("status")),
      });
      return data.reason ? `${reviewed}: ${text("reason")}` : reviewed;
    }
    case "file-added":
    case "file-removed":
      return t(`projects.activity.${kind}`, { person, file: text("file") });
    case "formula-saved":
    case "formula-removed":
      return t(`projects.activity.${kind}`, { person, formula: text("formula") });
    case "law-changed":
      return t("projects.activity.law-changed", {
        substances: count > 0 ? `${text("substances")} (+${count})` : text("substances"),
      });
    case "requested":
      return t("projects.activity.requested", {
        person,
        count,
        type: words(t, "requests.type", text("type")),
      });
    case "created":
    case "required":
    case "edited":
    case "commented":
      return t(`projects.activity.${kind}`, { person });
  }
}
