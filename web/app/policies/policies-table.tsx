import { policyDimensions, policyLists } from "@neroli/contract/enumerations/policies.ts";
import type { Policy } from "@neroli/contract/policies/schema.ts";
import { useTableState } from "../kernel/table-state.ts";
import { formatDay } from "../language/dates.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { Column, RowAction } from "../ui/data-table-types.ts";
import { NameCell } from "../ui/name-cell.tsx";
import { narrowPolicies } from "./narrow-policies.ts";
import { nameOf, type usePolicies } from "./policy-queries.ts";

interface TableProps {
  policies: ReturnType<typeof usePolicies>;
  /** Why the reader changes none; null where that is not so. */
  reason: string | null;
  onNote: (policy: Policy) => void;
  onRemove: (policy: Policy) => void;
}

/** What a company wants and does not want, by list and by what it is about. */
export function PoliciesTable({ policies, reason, onNote, onRemove }: TableProps) {
  const t = useT();
  const { compare } = new Intl.Collator(useLanguage(), { numeric: true });
  const state = useTableState({
    filters: ["list", "dimension"],
    choices: { list: policyLists, dimension: policyDimensions },
    sort: "name",
    size: 50,
  });
  const { data, error, refetch } = policies;
  const named = (policy: Policy) => nameOf(t, policy);
  const actions = (policy: Policy): readonly RowAction[] => [
    {
      label: t("policies.note.edit"),
      disabledReason: reason ?? undefined,
      onSelect: () => onNote(policy),
    },
    {
      label: t("policies.remove"),
      danger: true,
      disabledReason: reason ?? undefined,
      onSelect: () => onRemove(policy),
    },
  ];
  return (
    <DataTable
      label={t("policies.title")}
      columns={useColumns()}
      list={state}
      found={{
        data: data && narrowPolicies(data.content, state, { nameOf: named, compare }),
        ...{ error, refetch, isPlaceholderData: false },
      }}
      keyOf={({ id }) => id}
      rowLabel={named}
      rowActions={actions}
      empty={
        data?.content.length
          ? { title: t("policies.none"), text: "" }
          : { title: t("policies.empty.title"), text: t("policies.empty.text") }
      }
    />
  );
}

function useColumns(): readonly Column<Policy>[] {
  const t = useT();
  const options = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: words(t, group, value) }));
  return [
    {
      key: "value",
      title: t("policies.column.value"),
      sort: "name",
      render: (policy) => (
        <NameCell until="md" narrow={policy.note}>
          {nameOf(t, policy)}
        </NameCell>
      ),
    },
    {
      key: "list",
      title: t("policies.list"),
      filter: {
        kind: "choice",
        name: "list",
        options: options("policies.list", policyLists),
      },
      render: ({ list }) => (
        <Badge tone={list === "BLACKLIST" ? "bad" : "good"}>
          {words(t, "policies.list", list)}
        </Badge>
      ),
    },
    {
      key: "dimension",
      title: t("policies.dimension"),
      filter: {
        kind: "choice",
        name: "dimension",
        options: options("policies.dimension", policyDimensions),
      },
      render: ({ dimension }) => words(t, "policies.dimension", dimension),
    },
    {
      key: "note",
      title: t("policies.note"),
      hideBelow: "md",
      render: ({ note }) => note || "–",
    },
    {
      key: "by",
      title: t("policies.column.by"),
      hideBelow: "lg",
      render: ({ created_by: by }) => (by ? `${by.firstname} ${by.lastname}` : "–"),
    },
    {
      key: "at",
      title: t("policies.column.at"),
      sort: "created_at",
      hideBelow: "xl",
      render: ({ created_at }) => formatDay(created_at),
    },
  ];
}
