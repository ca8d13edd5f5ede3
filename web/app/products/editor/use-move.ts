import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { type Translate, useT, words } from "../../language/phrases.tsx";
import { useProductsChanged } from "../use-products-changed.ts";

type Move = "publish" | "unpublish" | "trash" | "recover";

const backOf = { publish: "unpublish", unpublish: "publish", trash: "recover" } as const;

const done = (t: Translate, move: Move): string =>
  ({
    publish: t("product-editor.published"),
    unpublish: t("product-editor.unpublished"),
    trash: t("product-editor.trashed"),
    recover: t("product-editor.recovered"),
  })[move];

/** Publishes the product, makes a draft of it, puts it into the trash; each can be taken back at once. */
export function useMove({ key }: Pick<EditableProduct, "key">) {
  const t = useT();
  const reread = useProductsChanged();
  const [pending, setPending] = useState(false);
  /** Whether it was done. */
  const move = async (to: Move, undoable = true): Promise<boolean> => {
    setPending(true);
    try {
      const { failed } = await api(`POST /products/${to}`, { body: { products: [key] } });
      const [reason] = failed;
      if (reason) throw new Error(words(t, "errors", reason.code));
      const back = undoable && to !== "recover" ? backOf[to] : null;
      tellDone(
        done(t, to),
        back ? { label: t("table.undo"), onClick: () => void move(back, false) } : undefined,
      );
      return true;
    } catch (error) {
      tellFailure(error, t);
      return false;
    } finally {
      await reread();
      setPending(false);
    }
  };
  return { pending, move: (to: Move) => move(to) };
}
