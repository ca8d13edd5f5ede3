import { type BulkAnswer, bulkLimit } from "@neroli/contract/products/administration.ts";
import type { ListedProduct } from "@neroli/contract/products/editor-schema.ts";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { type Translate, useT, words } from "../../language/phrases.tsx";
import { useProductsChanged } from "../use-products-changed.ts";

type Answer = Pick<BulkAnswer, "done"> & { failed: { key: string; code: string }[] };

/** One of those that were not done, and why. */
export interface Failure {
  key: string;
  name: string;
  reason: string;
}

interface Work {
  products: readonly string[];
  call: (keys: string[]) => Promise<Answer>;
  /** The toast about the products for which it was done. */
  doneMessage: (count: number) => string;
  /** Takes back what was done. */
  undo?: (keys: string[]) => Promise<Answer>;
}

interface Options {
  known: ReadonlyMap<string, ListedProduct>;
  /** Called with the products that failed, which stay selected. */
  onSettled: (failed: ReadonlySet<string>) => void;
}

/** Does something with many products at once; those that fail stay selected and say why. */
export function useBulk({ known, onSettled }: Options) {
  const t = useT();
  const tellChanged = useProductsChanged();
  const [running, setRunning] = useState(false);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const run = async ({ products, call, doneMessage, undo }: Work): Promise<boolean> => {
    setRunning(true);
    try {
      const { done, failed } = await inPortions(products, call);
      setFailures(failed.map(({ key, code }) => ({ ...nameOf(known, key), reason: why(t, code) })));
      onSettled(new Set(failed.map(({ key }) => key)));
      if (done.length > 0) {
        tellDone(
          doneMessage(done.length),
          undo && {
            label: t("table.undo"),
            onClick: () =>
              void inPortions(done, undo)
                .catch((error: unknown) => tellFailure(error, t))
                .finally(tellChanged),
          },
        );
      }
      return true;
    } catch (error) {
      tellFailure(error, t);
      return false;
    } finally {
      setRunning(false);
      void tellChanged();
    }
  };
  // What is so already is left out, so that undoing leaves it as it was.
  const inState = (products: readonly string[], state: ListedProduct["state"]) =>
    products.filter((key) => known.get(key)?.state === state);
  const trash = (products: readonly string[]) =>
    run({
      products,
      call: trashAll,
      doneMessage: (count) => t("products-admin.trashed", { count }),
      undo: recoverAll,
    });
  const recover = (products: readonly string[]) =>
    run({
      products,
      call: recoverAll,
      doneMessage: (count) => t("products-admin.recovered", { count }),
      undo: trashAll,
    });
  const publish = (products: readonly string[]) =>
    run({
      products: inState(products, "DRAFT"),
      call: publishAll,
      doneMessage: (count) => t("products-admin.published", { count }),
      undo: unpublishAll,
    });
  const unpublish = (products: readonly string[]) =>
    run({
      products: inState(products, "LISTED"),
      call: unpublishAll,
      doneMessage: (count) => t("products-admin.unpublished", { count }),
      undo: publishAll,
    });
  const forget = () => setFailures([]);
  return { running, failures, forget, run, trash, recover, publish, unpublish };
}

export type Bulk = ReturnType<typeof useBulk>;

const trashAll = (products: string[]) => api("POST /products/trash", { body: { products } });
const publishAll = (products: string[]) => api("POST /products/publish", { body: { products } });
const unpublishAll = (products: string[]) =>
  api("POST /products/unpublish", { body: { products } });
const recoverAll = (products: string[]) => api("POST /products/recover", { body: { products } });

/** The API takes so many at a time. */
async function inPortions(
  keys: readonly string[],
  call: (keys: string[]) => Promise<Answer>,
): Promise<Answer> {
  const whole: Answer = { done: [], failed: [] };
  for (let from = 0; from < keys.length; from += bulkLimit) {
    const { done, failed } = await call(keys.slice(from, from + bulkLimit));
    whole.done.push(...done);
    whole.failed.push(...failed);
  }
  return whole;
}

const nameOf = (known: Options["known"], key: string) => ({
  key,
  name: known.get(key)?.name ?? key,
});

const why = (t: Translate, code: string): string => words(t, "errors", code);
