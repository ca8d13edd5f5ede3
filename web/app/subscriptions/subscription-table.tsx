import { links } from "@neroli/contract/access/links.ts";
import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import { subscriptionPlans, subscriptionStatuses } from "@neroli/contract/subscriptions/states.ts";
import { Link, useNavigate } from "react-router";
import { api } from "../kernel/client.ts";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { formatDay } from "../language/dates.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { Column, RowAction } from "../ui/data-table-types.ts";
import { NameCell } from "../ui/name-cell.tsx";
import type { ListState } from "./list-state.ts";
import { StateBadge } from "./state-badge.tsx";
import { useSubscriptionCommand, useSubscriptions } from "./subscription-queries.ts";

interface SubscriptionTableProps {
  state: ListState;
  onEdit: (subscription: Subscription) => void;
  onDeactivate: (subscription: Subscription) => void;
}

export function SubscriptionTable({ state, ...actions }: SubscriptionTableProps) {
  const t = useT();
  const rowActions = useRowActions(actions);
  const found = useSubscriptions(state.query);
  return (
    <DataTable<Subscription>
      label={t("subscriptions.title")}
      columns={columns(t)}
      keyOf={({ key }) => key}
      rowLabel={({ company, starts_on }) => `${company.name}, ${formatDay(starts_on)}`}
      list={state}
      found={found}
      empty={
        state.isFiltered
          ? { title: t("subscriptions.none"), text: t("subscriptions.none.text") }
          : { title: t("subscriptions.empty"), text: t("subscriptions.empty.text") }
      }
      rowActions={rowActions}
    />
  );
}

const columns = (t: Translate): Column<Subscription>[] => [
  {
    key: "company",
    title: t("subscriptions.company"),
    sort: "company",
    filter: {
      kind: "text",
      name: "company__icontains",
      placeholder: t("subscriptions.company.type"),
    },
    render: ({ company, note }) => (
      <NameCell more={note}>
        <Link to={links.company(company.key)}>{company.name}</Link>
      </NameCell>
    ),
  },
  {
    key: "plan",
    title: t("subscriptions.plan"),
    sort: "plan",
    hideBelow: "sm",
    filter: {
      kind: "choice",
      name: "plan__eq",
      options: subscriptionPlans.map((value) => ({
        value,
        label: t(`subscription-plans.${value}`),
      })),
    },
    render: ({ plan }) => t(`subscription-plans.${plan}`),
  },
  {
    key: "status",
    title: t("subscriptions.status"),
    filter: {
      kind: "choice",
      name: "status__eq",
      options: subscriptionStatuses.map((value) => ({
        value,
        label: t(`subscription-status.${value}`),
      })),
    },
    render: (subscription) => (
      <NameCell narrow={<End subscription={subscription} until />}>
        <StateBadge status={subscription.status} />
      </NameCell>
    ),
  },
  {
    key: "starts_on",
    title: t("subscriptions.starts"),
    sort: "starts_on",
    hideBelow: "md",
    render: ({ starts_on }) => formatDay(starts_on),
  },
  {
    key: "ends_on",
    title: t("subscriptions.ends"),
    sort: "ends_on",
    hideBelow: "sm",
    render: (subscription) => <End subscription={subscription} />,
  },
];

/** The last day, and how near it is where that matters; in words where no column says what it is. */
function End({ subscription, until = false }: { subscription: Subscription; until?: boolean }) {
  const t = useT();
  const { ends_on, days_left, status } = subscription;
  if (ends_on === null) return t("subscriptions.no-end");
  const near = status === "ACTIVE" && days_left !== null && days_left <= 30;
  const date = formatDay(ends_on);
  return (
    <>
      {until ? t("subscriptions.until", { date }) : date}
      {near && (
        <div>
          <Badge tone="warning">
            {days_left === 0
              ? t("subscriptions.ends-today")
              : t("subscriptions.days-left", { count: days_left })}
          </Badge>
        </div>
      )}
    </>
  );
}

function useRowActions({ onEdit, onDeactivate }: Omit<SubscriptionTableProps, "state">) {
  const t = useT();
  const navigate = useNavigate();
  const reactivate = useReactivate();
  return (subscription: Subscription): RowAction[] => [
    { label: t("subscriptions.action.edit"), onSelect: () => onEdit(subscription) },
    subscription.can.reactivate
      ? {
          label: t("subscriptions.action.reactivate"),
          onSelect: () => reactivate.mutate(subscription.key),
        }
      : {
          label: t("subscriptions.action.deactivate"),
          onSelect: () => onDeactivate(subscription),
          danger: true,
          disabledReason: subscription.can.deactivate
            ? undefined
            : t("subscriptions.expired.reason"),
        },
    {
      label: t("subscriptions.action.trail"),
      onSelect: () =>
        void navigate(links.adminAudit({ company_key__eq: subscription.company.key })),
    },
  ];
}

function useReactivate() {
  const t = useT();
  const command = useSubscriptionCommand((subscriptionKey: string) =>
    api("POST /subscriptions/:subscriptionKey/reactivate", { params: { subscriptionKey } }),
  );
  return {
    mutate: (key: string) =>
      command.mutate(key, {
        onSuccess: () => tellDone(t("subscriptions.reactivated")),
        onError: (error) => tellFailure(error, t),
      }),
  };
}
