import { links } from "@neroli/contract/access/links.ts";
import { useT } from "../language/phrases.tsx";
import type { LinkGroup } from "../ui/link-groups.tsx";

/** What the Products menu of visitors leads to (spec 2). */
export function useProductLinks(): LinkGroup[] {
  const t = useT();
  return [
    {
      key: "products",
      title: null,
      links: [{ href: links.dataPlatform(), label: t("shell.data-platform") }],
    },
    {
      key: "supplier",
      title: t("shell.supplier"),
      links: [
        { href: links.marketplaceSuppliers(), label: t("shell.marketplace") },
        { href: links.customerPortal(), label: t("shell.customer-portal") },
      ],
    },
    {
      key: "brand",
      title: t("shell.brand"),
      links: [
        { href: links.marketplaceBrands(), label: t("shell.marketplace") },
        { href: links.brandPortal(), label: t("shell.brand-portal") },
      ],
    },
  ];
}
