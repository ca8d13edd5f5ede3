import { Link, useSearchParams } from "react-router";
import { useInviteDialog } from "../../kernel/invite-dialog.tsx";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import layout from "../../ui/layout.module.css";
import { SearchField } from "../../ui/search-field.tsx";
import { BesidePanel } from "../../ui/side-panel.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { WorkPage } from "../../ui/work-page.tsx";
import type { Route } from "./+types/users-page";
import { AccountActionsProvider } from "./account-actions.tsx";
import { useAccounts, useAwaitingCount } from "./account-queries.ts";
import { AssignmentProvider } from "./assignment.tsx";
import { type Tab, tabs, useListState, useOpened } from "./list-state.ts";
import { OpenedAccount } from "./opened-account.tsx";
import { UsersTable } from "./users-table.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "users-admin.title");

/** The user administration of support: the list, and one account beside it. */
export default function UsersPage() {
  return (
    <AccountActionsProvider>
      <AssignmentProvider>
        <Administration />
      </AssignmentProvider>
    </AccountActionsProvider>
  );
}

function Administration() {
  const t = useT();
  const state = useListState();
  const { opened } = useOpened();
  const invite = useInviteDialog();
  const accounts = useAccounts(state.query);
  return (
    <BesidePanel
      panel={opened && <OpenedAccount userKey={opened} accounts={accounts.data?.content ?? []} />}
    >
      <WorkPage
        title={t("users-admin.title")}
        tools={<Button onClick={invite.open}>{t("invitations.send")}</Button>}
      >
        <div className={layout.spread}>
          <AccountTabs current={state.tab} />
          <FilterBar label={t("users-admin.search")}>
            <SearchField
              label={t("users-admin.search")}
              placeholder={t("users-admin.search")}
              value={state.filters.query ?? ""}
              onSearch={(words) => state.setFilter("query", words)}
            />
          </FilterBar>
        </div>
        <UsersTable state={state} accounts={accounts} narrow={opened !== null} />
      </WorkPage>
    </BesidePanel>
  );
}

function AccountTabs({ current }: { current: Tab }) {
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
    <Tabs label={t("users-admin.tabs")}>
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
    </Tabs>
  );
}
