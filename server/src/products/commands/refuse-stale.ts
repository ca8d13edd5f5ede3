import type { ProductConflict } from "@neroli/contract/products/editor-schema.ts";
import { changesBetween, type ProductContent } from "@neroli/contract/products/history.ts";
import type { Actor } from "../../kernel/actor.ts";
import { AppError } from "../../kernel/errors.ts";
import { presentHistory } from "../present/present-editable.ts";
import { readEditable } from "../present/read-editable.ts";
import { findHistorySince } from "../queries/list-history.ts";
import type { StoredProduct } from "../queries/lock-product.ts";
import { contentOf } from "./change-product.ts";

/** Tells the second of two who change the same version what the first one did. */
export async function refuseStale(
  actor: Actor,
  { stored, version, wanted }: { stored: StoredProduct; version: number; wanted?: ProductContent },
): Promise<void> {
  if (stored.version === version) return;
  const since = (await findHistorySince(stored.key, version)).map(presentHistory);
  const told = since.flatMap(({ changes }) => changes);
  // Changes from before there was a history are known by what differs alone.
  const changes = told.length > 0 || !wanted ? told : changesBetween(contentOf(stored), wanted);
  const conflict: ProductConflict = {
    version: stored.version,
    changed: [...new Set(changes.map(({ field }) => field))],
    since,
    current: await readEditable(actor, stored),
  };
  throw new AppError("conflict", { ...conflict });
}
