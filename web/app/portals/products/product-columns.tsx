import { links } from "@neroli/contract/access/links.ts";
import { segments } from "@neroli/contract/enumerations/products.ts";
import type { EventProduct } from "@neroli/contract/portals/products.ts";
import { Link } from "react-router";
import { useT } from "../../language/phrases.tsx";
import { Badge } from "../../ui/badge.tsx";
import type { Column } from "../../ui/data-table-types.ts";
import { NameCell } from "../../ui/name-cell.tsx";
import { shownName } from "./product-queries.ts";

export function useColumns(): readonly Column<EventProduct>[] {
  const t = useT();
  const flag = (name: string, [yes, no]: readonly [string, string]) => ({
    kind: "choice" as const,
    name,
    options: [
      { value: "true", label: yes },
      { value: "false", label: no },
    ],
  });
  const enabled = [t("portal-products.enabled"), t("portal-products.disabled")] as const;
  const promoted = [t("portal-products.promoted"), t("portal-products.not-promoted")] as const;
  return [
    {
      key: "name",
      title: t("portal-products.column.name"),
      sort: "name",
      filter: { kind: "text", name: "name__icontains" },
      render: (product) => (
        <NameCell
          more={product.display_name !== null && product.name}
          narrow={product.company.name}
        >
          <Link to={links.product(product.type, product.key)}>{shownName(product)}</Link>
        </NameCell>
      ),
    },
    {
      key: "company",
      title: t("portal-products.column.company"),
      sort: "company",
      hideBelow: "md",
      filter: { kind: "text", name: "company__icontains" },
      render: ({ company }) => (
        <NameCell more={!company.enabled && t("portal-products.company-disabled")}>
          {company.name}
        </NameCell>
      ),
    },
    {
      key: "segment",
      title: t("portal-products.column.segment"),
      sort: "segment",
      hideBelow: "lg",
      filter: {
        kind: "choice",
        name: "segment__eq",
        options: segments.map((value) => ({ value, label: t(`segments.${value}`) })),
      },
      render: ({ segment }) => t(`segments.${segment}`),
    },
    {
      key: "enabled",
      title: t("portal-products.column.enabled"),
      filter: flag("enabled__eq", enabled),
      render: (product) => (
        <Badge tone={product.enabled ? "good" : "warning"}>
          {product.enabled ? enabled[0] : enabled[1]}
        </Badge>
      ),
    },
    {
      key: "promoted",
      title: t("portal-products.column.promoted"),
      sort: "ranking",
      hideBelow: "sm",
      filter: flag("promoted__eq", promoted),
      render: ({ ranking }) => ranking !== null && t("portal-products.place", { place: ranking }),
    },
  ];
}
