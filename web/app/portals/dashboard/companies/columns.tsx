import { companyTypes } from "@neroli/contract/enumerations/companies.ts";
import type { ListedEventCompany } from "@neroli/contract/portals/event-company.ts";
import { useT, words } from "../../../language/phrases.tsx";
import { Badge } from "../../../ui/badge.tsx";
import type { Column } from "../../../ui/data-table-types.ts";
import { NameCell } from "../../../ui/name-cell.tsx";

type Named = Pick<ListedEventCompany, "key" | "name" | "display_name" | "type">;

/** What both lists say first: as a company goes by there, its own name where that differs, its type. */
export function useNameColumns<Row extends Named>(): Column<Row>[] {
  const t = useT();
  return [
    {
      key: "display_name",
      title: t("portal-companies.column.name"),
      sort: "display_name",
      filter: { kind: "text", name: "display_name__icontains" },
      render: ({ name, display_name }) => (
        <NameCell more={display_name !== name && name}>{display_name}</NameCell>
      ),
    },
    {
      key: "type",
      title: t("portal-companies.column.type"),
      sort: "type",
      hideBelow: "md",
      filter: {
        kind: "choice",
        name: "type__icontains",
        options: companyTypes
          .map((value) => ({ value, label: words(t, "company-types", value) }))
          .sort((a, b) => a.label.localeCompare(b.label)),
      },
      render: ({ type }) => words(t, "company-types", type),
    },
  ];
}

/** Where a company stands, what is there of it, and whether it takes part. */
export function useTakingPartColumns(saving: ReadonlySet<string>): Column<ListedEventCompany>[] {
  const t = useT();
  const states = [
    { value: "true", label: t("portal-companies.in") },
    { value: "false", label: t("portal-companies.out") },
  ];
  return [
    ...useNameColumns<ListedEventCompany>(),
    {
      key: "hall",
      title: t("portal-companies.column.stand"),
      sort: "hall",
      hideBelow: "lg",
      render: ({ hall, stand }) => [hall, stand].filter(Boolean).join(" · "),
    },
    {
      key: "products",
      title: t("portals.right.product"),
      hideBelow: "lg",
      align: "end",
      render: ({ products }) => products,
    },
    {
      key: "enabled",
      title: t("portal-companies.column.state"),
      sort: "enabled",
      filter: { kind: "choice", name: "enabled__eq", options: states },
      render: (row) => <State company={row} saving={saving.has(row.key)} />,
    },
  ];
}

/** 'Saving...' while the answer is on its way (spec 8). */
function State({ company, saving }: { company: ListedEventCompany; saving: boolean }) {
  const t = useT();
  if (saving) return <span role="status">{t("portal-companies.saving")}</span>;
  if (!company.enabled) return <Badge>{t("portal-companies.out")}</Badge>;
  return company.shown ? (
    <Badge tone="good">{t("portal-companies.in")}</Badge>
  ) : (
    <Badge tone="warning">{t("portal-companies.not-shown")}</Badge>
  );
}
