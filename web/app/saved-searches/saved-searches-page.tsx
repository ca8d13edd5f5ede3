import { links } from "@neroli/contract/access/links.ts";
import { useState } from "react";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { RowList } from "../ui/row-list.tsx";
import { EmptyState, Skeleton } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/saved-searches-page";
import { RenameDialog } from "./rename-dialog.tsx";
import { useNews, useSearches } from "./saved-search-queries.ts";
import { SavedSearchRow } from "./saved-search-row.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "saved-searches.title");

/** Searches to come back to, and what they newly find. */
export default function SavedSearchesPage() {
  const t = useT();
  const { data: news } = useNews();
  const [renamed, setRenamed] = useState<string | null>(null);
  return (
    <WorkPage title={t("saved-searches.title")} lead={t("saved-searches.lead")}>
      <QueryStates
        query={useSearches()}
        loading={<Skeleton rows={3} />}
        isEmpty={({ content }) => content.length === 0}
        empty={
          <EmptyState
            title={t("saved-searches.empty")}
            text={t("saved-searches.empty.text")}
            action={
              <ButtonLink size="small" href={links.search("INGREDIENTS")}>
                {t("saved-searches.empty.find")}
              </ButtonLink>
            }
          />
        }
      >
        {({ content }) => (
          <>
            <RowList label={t("saved-searches.title")}>
              {content.map((search) => (
                <SavedSearchRow
                  key={search.id}
                  search={search}
                  news={news?.content.find(({ id }) => id === search.id)}
                  onRename={() => setRenamed(search.id)}
                />
              ))}
            </RowList>
            {content
              .filter(({ id }) => id === renamed)
              .map((search) => (
                <RenameDialog key={search.id} search={search} onClose={() => setRenamed(null)} />
              ))}
          </>
        )}
      </QueryStates>
    </WorkPage>
  );
}
