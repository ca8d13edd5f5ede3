import type { EventProduct } from "@neroli/contract/portals/products.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api, hasCode } from "../../kernel/client.ts";
import { moveItem } from "../../kernel/move-item.ts";
import { tellFailure } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { productsKey, putInOrder } from "./product-queries.ts";

interface Save {
  moved: EventProduct;
  wanted: readonly string[];
  seen: readonly string[];
  undoing: boolean;
}

/**
 * The order of the promoted products as it is put together here. Each move is saved at once, one
 * after the other; what was moved while a save was under way is saved after it. Where somebody else
 * has changed the order meanwhile the newer one is shown, and nothing of theirs is lost.
 */
export function useRanking(event: string, saved: readonly EventProduct[]) {
  const t = useT();
  const queries = useQueryClient();
  const [local, setLocal] = useState<readonly string[] | null>(null);
  // The orders before each save, for undoing.
  const [before, setBefore] = useState<readonly (readonly string[])[]>([]);
  const [overtaken, setOvertaken] = useState(false);
  const latest = useRef<readonly string[] | null>(null);
  const moved = useRef<EventProduct | null>(null);
  const known = new Map(saved.map((product) => [product.key, product]));
  const order = (local ?? [...known.keys()]).flatMap((key) => known.get(key) ?? []);
  const put = (keys: readonly string[] | null) => {
    latest.current = keys;
    setLocal(keys);
  };
  const save = useMutation({
    mutationFn: ({ moved: { key, company }, wanted, seen }: Save) =>
      api("POST /events/:event/companies/:companyKey/products/:productKey/ranking", {
        params: { event, companyKey: company.key, productKey: key },
        body: { products: [...wanted], seen: [...seen] },
      }),
    onSuccess: ({ products }, { moved: product, seen, undoing }) => {
      const now = products.map(({ key }) => key);
      putInOrder(queries, event, now);
      setBefore((all) => (undoing ? all.slice(0, -1) : [...all, seen]));
      const next = latest.current;
      if (!next || areSame(next, now)) put(null);
      else
        save.mutate({ moved: moved.current ?? product, wanted: next, seen: now, undoing: false });
      const list = [...productsKey(event), "list"];
      void queries.invalidateQueries({ queryKey: list });
    },
    onError: async (error) => {
      put(null);
      if (hasCode(error, "conflict")) {
        setOvertaken(true);
        setBefore([]);
      } else tellFailure(error, t);
      await queries.invalidateQueries({ queryKey: productsKey(event) });
    },
  });
  const saveNow = (undoing = false) => {
    const wanted = latest.current;
    const seen = [...known.keys()];
    if (!wanted || !moved.current || save.isPending || areSame(wanted, seen)) return;
    setOvertaken(false);
    save.mutate({ moved: moved.current, wanted, seen, undoing });
  };
  return {
    order,
    saving: save.isPending,
    overtaken,
    /** Moves one here; `saveNow` keeps it. */
    move: (from: number, to: number) => {
      const keys = latest.current ?? order.map(({ key }) => key);
      const product = known.get(keys[from] ?? "");
      if (!product || to < 0 || to >= keys.length || to === from) return false;
      moved.current = product;
      put(moveItem(keys, { from, to }));
      return true;
    },
    saveNow,
    undo: before.length > 0 ? () => undoLast() : null,
  };

  function undoLast() {
    const last = before.at(-1);
    const product = last && known.get(last[0] ?? "");
    if (!last || !product) return;
    moved.current = product;
    put(last.filter((key) => known.has(key)));
    saveNow(true);
  }
}

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((key, at) => key === other[at]);
