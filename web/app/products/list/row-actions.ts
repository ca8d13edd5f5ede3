import { links } from "@neroli/contract/access/links.ts";
import type { ListedProduct } from "@neroli/contract/products/editor-schema.ts";
import { useNavigate } from "react-router";
import { useT } from "../../language/phrases.tsx";
import type { RowAction } from "../../ui/data-table-types.ts";
import { editorOf } from "./product-name.tsx";
import type { Bulk } from "./use-bulk.ts";

/** The menu of a row: what its reader may do with the product. */
export function useRowActions(bulk: Bulk): (product: ListedProduct) => readonly RowAction[] {
  const t = useT();
  const navigate = useNavigate();
  return (product) => {
    const { can, key, offering, trashed_at } = product;
    const go = (address: string) => () => void navigate(address);
    const place = editorOf(product);
    return [
      ...(can.edit
        ? [{ label: t("products-admin.menu.edit"), onSelect: go(links.productEditor(place)) }]
        : []),
      ...(can.duplicate
        ? [
            {
              label: t("products-admin.menu.duplicate"),
              onSelect: go(links.duplicateProduct(place)),
            },
          ]
        : []),
      ...(trashed_at === null
        ? [{ label: t("products-admin.menu.open"), onSelect: go(links.product(offering, key)) }]
        : []),
      ...(can.publish
        ? [{ label: t("products-admin.publish"), onSelect: () => void bulk.publish([key]) }]
        : []),
      ...(can.unpublish
        ? [{ label: t("products-admin.unpublish"), onSelect: () => void bulk.unpublish([key]) }]
        : []),
      ...(can.recover
        ? [{ label: t("products-admin.recover"), onSelect: () => void bulk.recover([key]) }]
        : []),
      ...(can.trash
        ? [
            {
              label: t("products-admin.trash"),
              danger: true,
              onSelect: () => void bulk.trash([key]),
            },
          ]
        : []),
    ];
  };
}
