import { links } from "@neroli/contract/access/links.ts";
import type { SavedSearch } from "@neroli/contract/saved-searches/schema.ts";
import { useState } from "react";
import { sentenceOf } from "../kernel/toast.tsx";
import { metaT, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import type { Route } from "./+types/saved-searches-page";
import { RenameDialog } from "./rename-dialog.tsx";
import classes from "./saved-searches.module.css";
import { SearchItem } from "./search-item.tsx";
import { useNews, useSearches } from "./use-searches.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("saved-searches.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** Searches to come back to, and what they newly find. */
export default function SavedSearchesPage() {
  const t = useT();
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1>{t("saved-searches.title")}</h1>
          <p>{t("saved-searches.lead")}</p>
        </div>
      </header>
      <Searches />
    </div>
  );
}

function Searches() {
  const t = useT();
  const { data, error, refetch } = useSearches();
  const { data: news } = useNews();
  const [renaming, setRenaming] = useState<string | null>(null);
  if (!data && error) {
    return (
      <div role="alert" className={classes.hint}>
        <p>{sentenceOf(error, t)}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t("table.retry")}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton />;
  if (data.content.length === 0) return <Empty />;
  const newsOf = ({ id }: SavedSearch) => news?.content.find((each) => each.id === id);
  const renamed = data.content.find(({ id }) => id === renaming);
  return (
    <>
      <ul className={classes.searches} aria-label={t("saved-searches.title")}>
        {data.content.map((search) => (
          <SearchItem
            key={search.id}
            search={search}
            news={newsOf(search)}
            onRename={() => setRenaming(search.id)}
          />
        ))}
      </ul>
      {renamed && <RenameDialog search={renamed} onClose={() => setRenaming(null)} />}
    </>
  );
}

function Empty() {
  const t = useT();
  return (
    <div className={classes.hint}>
      <h2>{t("saved-searches.empty")}</h2>
      <p>{t("saved-searches.empty.text")}</p>
      <ButtonLink size="small" href={links.search("INGREDIENTS")}>
        {t("saved-searches.empty.find")}
      </ButtonLink>
    </div>
  );
}

const places = ["a", "b", "c"];

function Skeleton() {
  const t = useT();
  return (
    <div className={classes.searches} role="status" aria-label={t("table.loading")}>
      {places.map((place) => (
        <div key={place} className={classes.skeleton} />
      ))}
    </div>
  );
}
