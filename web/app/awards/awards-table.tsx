import type { Award } from "@neroli/contract/awards/schema.ts";
import { awardRecipients } from "@neroli/contract/enumerations/awards.ts";
import { Link } from "react-router";
import { useTableState } from "../kernel/table-state.ts";
import { formatDay } from "../language/dates.ts";
import { useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { Column, RowAction } from "../ui/data-table-types.ts";
import { useAwards, useOpenedAward } from "./award-queries.ts";

interface AwardsTableProps {
  /** Something stands beside it. */
  narrow: boolean;
  onCreate: () => void;
  onEdit: (award: Award) => void;
  onRemove: (award: Award) => void;
}

const filters = ["name__icontains", "recipients__eq"];
const choices = { recipients__eq: awardRecipients };

export function AwardsTable({ narrow, onCreate, onEdit, onRemove }: AwardsTableProps) {
  const t = useT();
  const columns = useColumns();
  const state = useTableState({ filters, choices, sort: "-to" });
  const found = useAwards(state.query as Parameters<typeof useAwards>[0]);
  const filtered = Object.keys(state.filters).length > 0;
  const actions = (award: Award): readonly RowAction[] => [
    { label: t("awards.edit"), onSelect: () => onEdit(award) },
    { label: t("awards.remove"), danger: true, onSelect: () => onRemove(award) },
  ];
  return (
    <DataTable
      label={t("awards.title")}
      columns={narrow ? columns.filter(({ key }) => beside.has(key)) : columns}
      keyOf={({ id }) => id}
      rowLabel={({ name }) => name}
      list={state}
      found={found}
      empty={
        filtered
          ? { title: t("awards.none"), text: "" }
          : {
              title: t("awards.empty.title"),
              text: t("awards.empty.text"),
              action: (
                <Button size="small" onClick={onCreate}>
                  {t("awards.new")}
                </Button>
              ),
            }
      }
      rowActions={actions}
    />
  );
}

/** The columns for which there is room beside the nominations. */
const beside = new Set(["name", "given"]);

function useColumns(): readonly Column<Award>[] {
  const t = useT();
  const { hrefOf } = useOpenedAward();
  return [
    {
      key: "name",
      title: t("awards.name"),
      sort: "name",
      filter: { kind: "text", name: "name__icontains" },
      render: ({ id, name }) => (
        <Link to={hrefOf(id)} data-award={id} preventScrollReset>
          {name}
        </Link>
      ),
    },
    {
      key: "recipients",
      title: t("awards.recipients"),
      hideBelow: "md",
      filter: {
        kind: "choice",
        name: "recipients__eq",
        options: awardRecipients.map((value) => ({
          value,
          label: t(`awards.recipients.${value}`),
        })),
      },
      render: ({ recipients, segment }) =>
        [t(`awards.recipients.${recipients}`), segment && words(t, "segments", segment)]
          .filter(Boolean)
          .join(", "),
    },
    {
      key: "measure",
      title: t("awards.measure"),
      hideBelow: "md",
      render: ({ measure }) => t(`award-measures.${measure}`),
    },
    {
      key: "to",
      title: t("awards.period"),
      sort: "to",
      hideBelow: "md",
      render: ({ from, to }) => t("awards.days", { from: formatDay(from), to: formatDay(to) }),
    },
    {
      key: "given",
      title: t("awards.given"),
      align: "end",
      render: ({ given }) => given,
    },
  ];
}
