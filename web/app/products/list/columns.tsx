import { links } from "@neroli/contract/access/links.ts";
import { type Offering, segmentsOf } from "@neroli/contract/enumerations/products.ts";
import { expectedDocuments } from "@neroli/contract/products/completeness.ts";
import type { ListedProduct } from "@neroli/contract/products/editor-schema.ts";
import { Link } from "react-router";
import { useLabels } from "../../kernel/use-labels.ts";
import { formatDay } from "../../language/dates.ts";
import { type Translate, useT, words } from "../../language/phrases.tsx";
import type { Column } from "../../ui/data-table-types.ts";
import { LabelChip } from "../../ui/label-chip.tsx";
import layout from "../../ui/layout.module.css";
import cells from "./cells.module.css";
import { CompletenessCell } from "./completeness-cell.tsx";
import { completenessChoices } from "./list-query.ts";
import { ProductName } from "./product-name.tsx";
import type { Status } from "./use-product-list.ts";

export interface ProductColumn extends Column<ListedProduct> {
  /** Shown until the reader decides otherwise. */
  usual: boolean;
  /** Never left out. */
  fixed?: true;
}

interface Kind {
  offering: Offering;
  status: Status;
  support: boolean;
}

/** The columns that the list can have, with what filters and sorts them. */
export function useColumns({ offering, status, support }: Kind): readonly ProductColumn[] {
  const t = useT();
  const labels = useLabels({ enabled: support }).data ?? [];
  return [
    {
      key: "name",
      title: t("products-admin.column.name"),
      usual: true,
      fixed: true,
      sort: "name",
      filter: { kind: "text", name: "name__icontains", ...placeholder(t, offering) },
      render: (product) => <ProductName product={product} />,
    },
    ...(support ? [companyColumn(t)] : []),
    ...(offering === "INGREDIENTS" ? [inciColumn(t)] : []),
    segmentColumn(t, offering),
    ...(status === "TRASHED" ? [trashedColumn(t)] : []),
    completenessColumn(t),
    {
      key: "labels",
      title: t("products-admin.column.labels"),
      usual: true,
      hideBelow: "xl",
      ...(labels.length > 0 && {
        filter: {
          kind: "choice",
          name: "label__eq",
          options: labels.map(({ key, title }) => ({ value: key, label: title })),
        },
      }),
      render: (product) => <Labels labels={product.labels} />,
    },
    documentsColumn(t, offering),
    ...stateColumns(t, offering),
    updatedColumn(t, status),
    {
      key: "created",
      title: t("products-admin.column.created"),
      usual: false,
      sort: "created_at",
      render: ({ created_at }) => formatDay(created_at),
    },
  ];
}

/** An ingredient is also found by its CAS number. */
const placeholder = (t: Translate, offering: Offering) =>
  offering === "INGREDIENTS" ? { placeholder: t("products-admin.name-or-cas") } : {};

const companyColumn = (t: Translate): ProductColumn => ({
  key: "company",
  title: t("products-admin.column.company"),
  usual: true,
  sort: "company",
  hideBelow: "md",
  filter: { kind: "text", name: "company__icontains" },
  render: ({ company }) => <Link to={links.company(company.key)}>{company.name}</Link>,
});

const inciColumn = (t: Translate): ProductColumn => ({
  key: "inci",
  title: t("products-admin.column.inci"),
  usual: false,
  filter: { kind: "text", name: "inci__icontains" },
  render: ({ inci }) => <span className={cells.inci}>{inci}</span>,
});

const segmentColumn = (t: Translate, offering: Offering): ProductColumn => ({
  key: "segment",
  title: t("products-admin.column.segment"),
  usual: true,
  sort: "segment",
  hideBelow: "lg",
  filter: {
    kind: "choice",
    name: "segment__eq",
    options: segmentsOf[offering].map((value) => ({ value, label: t(`segments.${value}`) })),
  },
  render: ({ segment }) => t(`segments.${segment}`),
});

const completenessColumn = (t: Translate): ProductColumn => ({
  key: "completeness",
  title: t("products-admin.column.completeness"),
  usual: true,
  sort: "completeness",
  filter: {
    kind: "choice",
    name: "completeness",
    options: completenessChoices.map((value) => ({ value, label: completenessWord(t, value) })),
  },
  render: (product) => <CompletenessCell product={product} />,
});

/** The word of a filter by completeness: lt80 is "below 80 %". */
export const completenessWord = (t: Translate, value: string): string =>
  value === "gte100"
    ? t("products-admin.filters.complete")
    : t("products-admin.filters.below", { share: value.replace("lt", "") });

function documentsColumn(t: Translate, offering: Offering): ProductColumn {
  const types = new Set(
    segmentsOf[offering].flatMap((segment) => expectedDocuments(offering, segment)),
  );
  return {
    key: "documents",
    title: t("products-admin.column.documents"),
    usual: true,
    hideBelow: "lg",
    filter: {
      kind: "choice",
      name: "missing__eq",
      options: [...types].map((type) => ({
        value: type,
        label: t("products-admin.documents.without", { type: words(t, "document-types", type) }),
      })),
    },
    render: ({ documents }) => documents,
  };
}

const stateColumns = (t: Translate, offering: Offering): ProductColumn[] => [
  {
    key: "visibility",
    title: t("products-admin.column.visibility"),
    usual: false,
    render: ({ visibility }) => (
      <span className={layout.soft}>{t("products-admin.visibility.fields", visibility)}</span>
    ),
  },
  ...(offering === "SERVICES"
    ? []
    : [
        {
          key: "in_stock",
          title: t("products-admin.column.in_stock"),
          usual: false,
          render: ({ in_stock }: ListedProduct) =>
            t(in_stock ? "products-admin.column.in_stock" : "products-admin.in_stock.no"),
        },
      ]),
];

const updatedColumn = (t: Translate, status: Status): ProductColumn => ({
  key: "updated",
  title: t("products-admin.column.updated"),
  usual: status !== "TRASHED",
  sort: "updated_at",
  hideBelow: "lg",
  render: ({ updated_at, updated_by }) => <When at={updated_at} by={updated_by?.name} t={t} />,
});

const trashedColumn = (t: Translate): ProductColumn => ({
  key: "trashed",
  title: t("products-admin.column.trashed"),
  usual: true,
  sort: "trashed_at",
  hideBelow: "sm",
  render: ({ trashed_at, trashed_by }) =>
    trashed_at && <When at={trashed_at} by={trashed_by?.name} t={t} />,
});

function When({ at, by, t }: { at: string; by: string | undefined; t: Translate }) {
  return (
    <>
      {formatDay(at)}
      {by && <p className={layout.soft}>{t("products-admin.by", { name: by })}</p>}
    </>
  );
}

function Labels({ labels }: { labels: ListedProduct["labels"] }) {
  return (
    <span className={layout.line}>
      {labels.map(({ key, title, colour, description }) => (
        <LabelChip key={key} title={title} colour={colour} description={description} />
      ))}
    </span>
  );
}
