import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Translate, useT } from "../../language/phrases.tsx";
import { api } from "../client.ts";
import { inTurn } from "../in-turn.ts";
import { tellDone, tellFailure } from "../toast.tsx";
import type { ProductToBookmark } from "./bookmark-after-sign-in.ts";
import { chooseFolder } from "./choosing.ts";
import { expectBookmarks, folderOf, tellTabs } from "./store.ts";

type Refresh = () => void;

/** Adds a bookmark, or removes it; each can be taken back. */
export function useBookmarking() {
  const t = useT();
  const queries = useQueryClient();
  return useMemo(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: ["bookmarks"] });
    return {
      add: (product: ProductToBookmark) => add(product, t, refresh),
      remove: (product: ProductToBookmark) => remove(product, t, refresh),
    };
  }, [t, queries]);
}

async function add(product: ProductToBookmark, t: Translate, refresh: Refresh): Promise<void> {
  const { key } = product;
  expectBookmarks([[key, null]]);
  try {
    await inTurn(key, async (isLast) => {
      try {
        const { folder_id } = await api("PUT /bookmarks/:productKey", {
          params: { productKey: key },
          body: {},
        });
        if (isLast()) expectBookmarks([[key, folder_id]]);
        tellTabs([[key, folder_id]]);
      } catch (error) {
        if (isLast()) expectBookmarks([[key]]);
        throw error;
      }
    });
    refresh();
    tellDone(t("bookmarks.added", { name: product.name }), [
      { label: t("bookmarks.choose-folder"), onClick: () => chooseFolder([product]) },
      { label: t("bookmarks.undo"), onClick: () => void takeBack(product, t, refresh) },
    ]);
  } catch (error) {
    tellFailure(error, t);
  }
}

async function takeBack(
  product: ProductToBookmark,
  t: Translate,
  refresh: Refresh,
): Promise<boolean> {
  const { key } = product;
  const folder = folderOf(key);
  expectBookmarks([[key]]);
  try {
    await inTurn(key, async (isLast) => {
      try {
        await api("POST /bookmarks/remove", { body: { products: [key] } });
        tellTabs([[key]]);
      } catch (error) {
        if (folder !== undefined && isLast()) expectBookmarks([[key, folder]]);
        throw error;
      }
    });
    refresh();
    return true;
  } catch (error) {
    tellFailure(error, t);
    return false;
  }
}

async function remove(product: ProductToBookmark, t: Translate, refresh: Refresh): Promise<void> {
  const folder = folderOf(product.key) ?? null;
  if (!(await takeBack(product, t, refresh))) return;
  const restore = async () => {
    try {
      await api("POST /bookmarks/restore", { body: { products: [product.key] } });
      expectBookmarks([[product.key, folder]]);
      tellTabs([[product.key, folder]]);
      refresh();
    } catch (error) {
      tellFailure(error, t);
    }
  };
  tellDone(t("bookmarks.removed", { count: 1 }), {
    label: t("bookmarks.undo"),
    onClick: () => void restore(),
  });
}
