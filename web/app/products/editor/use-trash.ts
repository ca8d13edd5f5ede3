import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { useT, words } from "../../language/phrases.tsx";
import { useProductsChanged } from "../use-products-changed.ts";

/** Puts the product into the trash or takes it out again; each can be taken back at once. */
export function useTrash({ key }: Pick<EditableProduct, "key">) {
  const t = useT();
  const reread = useProductsChanged();
  const [pending, setPending] = useState(false);
  const move = async (to: "trash" | "recover", back?: () => void) => {
    setPending(true);
    try {
      const { failed } = await api(`POST /products/${to}`, { body: { products: [key] } });
      const [reason] = failed;
      if (reason) throw new Error(words(t, "errors", reason.code));
      const undo = back && { label: t("table.undo"), onClick: back };
      tellDone(t(to === "trash" ? "product-editor.trashed" : "product-editor.recovered"), undo);
    } catch (error) {
      tellFailure(error, t);
    } finally {
      await reread();
      setPending(false);
    }
  };
  return {
    pending,
    trash: () => move("trash", () => void move("recover")),
    recover: () => move("recover"),
  };
}
