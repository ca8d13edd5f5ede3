import { Link, useSearchParams } from "react-router";
import { metaT, useT } from "../../language/phrases.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import type { Route } from "./+types/users-page";
import { AccountActionsProvider } from "./account-actions.tsx";
import { useAccounts, useAwaitingCount } from "./account-queries.ts";
import { AssignProvider } from "./assign.tsx";
import { type Tab, tabs, useListState, useOpened } from "./list-state.ts";
import { PanelFrame } from "./panel-frame.tsx";
import classes from "./users.module.css";
import { UsersTable } from "./users-table.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("users-admin.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** The user administration of support: the list, and one account beside it. */
export default function UsersPage() {
  return (
    <AccountActionsProvider>
      <AssignProvider>
        <Administration />
      </AssignProvider>
    </AccountActionsProvider>
  );
}

function Administration() {
  const t = useT();
  const state = useListState();
  const { opened } = useOpened();
  const accounts = useAccounts(state.asked);
  return (
    <div className={classes.page} data-opened={opened !== null || undefined}>
      <div className={classes.master}>
        <h1>{t("users-admin.title")}</h1>
        <div className={classes.bar}>
          <Tabs current={state.tab} />
          <search className={classes.search}>
            <SearchField
              label={t("users-admin.search")}
              placeholder={t("users-admin.search")}
              value={state.filters.query ?? ""}
              onSearch={(words) => state.setFilter("query", words)}
            />
          </search>
        </div>
        <UsersTable state={state} accounts={accounts} narrow={opened !== null} />
      </div>
      {opened !== null && <PanelFrame userKey={opened} accounts={accounts.data?.content ?? []} />}
    </div>
  );
}

function Tabs({ current }: { current: Tab }) {
  const t = useT();
  const { data: awaiting } = useAwaitingCount();
  const [params] = useSearchParams();
  const hrefOf = (tab: Tab) => {
    const next = new URLSearchParams(params);
    for (const name of ["page", "type", "status__eq", "user"]) next.delete(name);
    if (tab === "AWAITING") next.set("status__eq", "AWAITING_VERIFICATION");
    else if (tab !== "ALL") next.set("type", tab);
    return `?${next}`;
  };
  return (
    <nav className={classes.tabs} aria-label={t("users-admin.tabs")}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={hrefOf(tab)}
          preventScrollReset
          aria-current={tab === current ? "page" : undefined}
        >
          {t(`users-admin.tab.${tab}`)}
          {tab === "AWAITING" && awaiting !== undefined && <span>{awaiting}</span>}
        </Link>
      ))}
    </nav>
  );
}
