import { roles } from "@neroli/contract/access/roles.ts";
import { userTypes } from "@neroli/contract/enumerations/users.ts";
import type { Account } from "@neroli/contract/users/administration.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { type MouseEvent, useState } from "react";
import { formatDay } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column, RowAction } from "../../ui/data-table-types.ts";
import { NameCell } from "../../ui/name-cell.tsx";
import { CompanyCell, rolesText, StatusMark, sourceText } from "../account-marks.tsx";
import { nameOf, useAccountAction } from "./account-actions.tsx";
import { useAssignment } from "./assignment.tsx";
import { BulkActions } from "./bulk-actions.tsx";
import { actionsFor } from "./call-action.ts";
import { periods, states, type useListState, useOpened } from "./list-state.ts";
import classes from "./users.module.css";

interface UsersTableProps {
  state: ReturnType<typeof useListState>;
  accounts: UseQueryResult<{ content: Account[]; total_pages: number; total_elements: number }>;
  /** An account stands beside the list: only what tells them apart is shown. */
  narrow: boolean;
}

export function UsersTable({ state, accounts, narrow }: UsersTableProps) {
  const t = useT();
  const columns = useColumns(narrow);
  const rowActions = useRowActions();
  const [selected, setSelected] = useState<ReadonlyMap<string, Account>>(new Map());
  const seen = new Map([
    ...selected,
    ...(accounts.data?.content ?? []).map((each) => [each.key, each] as const),
  ]);
  return (
    <DataTable
      label={t("users-admin.title")}
      columns={columns}
      keyOf={({ key }) => key}
      rowLabel={nameOf}
      list={state}
      found={accounts}
      empty={{
        title: t(state.tab === "AWAITING" ? "users-admin.empty.awaiting" : "users-admin.empty"),
        text: "",
        action: (
          <Button size="small" onClick={state.reset}>
            {t("users-admin.empty.clear")}
          </Button>
        ),
      }}
      selection={{
        keys: new Set(selected.keys()),
        onChange: (keys) => setSelected(new Map([...seen].filter(([key]) => keys.has(key)))),
      }}
      bulk={
        <BulkActions
          accounts={[...selected.values()]}
          onDone={(left) => setSelected(new Map(left.map((each) => [each.key, each])))}
        />
      }
      rowActions={rowActions}
    />
  );
}

function useColumns(narrow: boolean): Column<Account>[] {
  const t = useT();
  const option = <T extends string>(value: T, label: string) => ({ value, label });
  const all: (Column<Account> & { wide?: true })[] = [
    {
      key: "name",
      title: t("users-admin.column.name"),
      sort: "lastname",
      filter: { kind: "text", name: "name__icontains" },
      render: (account) => <Name account={account} narrow={narrow} />,
    },
    {
      key: "email",
      wide: true,
      hideBelow: "sm",
      title: t("users-admin.column.email"),
      sort: "email",
      filter: { kind: "text", name: "email__icontains" },
      render: ({ email, activated }) => (
        <NameCell plain more={!activated && t("users-admin.not-activated")}>
          <Address email={email} />
        </NameCell>
      ),
    },
    {
      key: "company",
      title: t("users-admin.column.company"),
      sort: "company",
      filter: { kind: "text", name: "company__icontains" },
      render: (account) => <CompanyCell account={account} />,
    },
    {
      key: "role",
      wide: true,
      hideBelow: "xl",
      title: t("users-admin.column.role"),
      filter: {
        kind: "choice",
        name: "role__eq",
        options: roles.map((role) => option(role, t(`users-admin.role.${role}`))),
      },
      render: (account) => rolesText(t, account.roles),
    },
    {
      key: "status",
      title: t("users-admin.column.status"),
      sort: "status",
      filter: {
        kind: "choice",
        name: "status__eq",
        options: states.map((state) =>
          option(
            state,
            state === "DISABLED" ? t("users-admin.disabled") : t(`users-admin.status.${state}`),
          ),
        ),
      },
      render: (account) => <State account={account} />,
    },
    {
      key: "user-type",
      title: t("users-admin.user-type"),
      wide: true,
      hideBelow: "lg",
      filter: {
        kind: "choice",
        name: "user_type__eq",
        options: userTypes.map((type) => option(type, t(`user-types.${type}`))),
      },
      render: ({ user_type }) => (user_type ? t(`user-types.${user_type}`) : null),
    },
    {
      key: "source",
      wide: true,
      hideBelow: "xxl",
      title: t("users-admin.column.source"),
      sort: "source",
      filter: {
        kind: "choice",
        name: "source__eq",
        options: (["SIGN_UP", "INVITATION", "SUPPORT"] as const).map((source) =>
          option(source, t(`users-admin.source.${source}`)),
        ),
      },
      render: (account) => sourceText(t, account.source),
    },
    {
      key: "created",
      wide: true,
      hideBelow: "xl",
      title: t("users-admin.column.created"),
      sort: "created_at",
      filter: {
        kind: "choice",
        name: "created",
        options: periods.map((days) => option(days, t("users-admin.created-in", { days }))),
      },
      render: (account) => formatDay(account.created_at),
    },
  ];
  return all.filter(({ wide }) => !(narrow && wide));
}

function Name({ account, narrow }: { account: Account; narrow: boolean }) {
  const t = useT();
  const { opened, open } = useOpened();
  return (
    <NameCell more={narrow && account.email}>
      <Button
        variant="link"
        aria-label={t("users-admin.open", { name: nameOf(account) })}
        aria-current={opened === account.key || undefined}
        data-account={account.key}
        onClick={() => open(account.key)}
      >
        {nameOf(account)}
      </Button>
    </NameCell>
  );
}

/** Breaks before the domain rather than in it. */
function Address({ email }: Pick<Account, "email">) {
  const [name, domain] = email.split("@");
  return (
    <span>
      {name}
      <wbr />@{domain}
    </span>
  );
}

/** The status, and for those who wait the button that ends it; the focus then goes on to the next. */
function State({ account }: { account: Account }) {
  const t = useT();
  const perform = useAccountAction();
  const { allowed, reason } = account.can.change;
  const verify = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    nextButton(currentTarget)?.focus();
    void perform(account, "verify");
  };
  return (
    <span className={classes.state}>
      <StatusMark status={account.status} enabled={account.enabled} />
      {account.status === "AWAITING_VERIFICATION" && (
        <Button
          size="small"
          data-verify
          aria-label={t("users-admin.verify-name", { name: nameOf(account) })}
          disabledReason={allowed ? null : reason}
          onClick={verify}
        >
          {t("users-admin.verify")}
        </Button>
      )}
    </span>
  );
}

function nextButton(button: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>("[data-verify]")];
  return all[all.indexOf(button) + 1] ?? all[all.indexOf(button) - 1];
}

function useRowActions(): (account: Account) => RowAction[] {
  const t = useT();
  const perform = useAccountAction();
  const { choose } = useAssignment();
  return (account) => {
    const { change, shut_out } = account.can;
    const withReason = (reason: string | null) =>
      reason === null ? {} : { disabledReason: reason };
    return [
      ...actionsFor(account).map((action) => ({
        label: t(`users-admin.${action}`),
        danger: action === "block",
        onSelect: () => void perform(account, action),
        ...withReason(action === "disable" || action === "block" ? shut_out.reason : change.reason),
      })),
      {
        label: t("users-admin.assign"),
        onSelect: () => choose([account]),
        ...withReason(change.reason),
      },
    ];
  };
}
