import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import { found, notFound } from "../../kernel/errors.ts";
import { listLabelsOfProducts } from "../../labels/queries.ts";
import { may } from "../policy.ts";
import { selectEditable } from "../queries/select-editable.ts";
import { findLastChange } from "../queries/select-history.ts";
import { presentEditable } from "./present-editable.ts";

/** A product as its editors read it, also from the trash; those of other companies are not there. */
export async function readEditable(
  actor: Actor,
  { company_key, key }: { company_key: string; key: string },
): Promise<EditableProduct> {
  const [row, last_change, labels] = await Promise.all([
    selectEditable({ company_key, key }),
    findLastChange(key),
    listLabelsOfProducts([key]),
  ]);
  if (!may(actor, "edit", found(row).company_key)) throw notFound();
  return presentEditable(actor, {
    ...found(row),
    last_change: last_change ?? null,
    labels: labels.get(key) ?? [],
  });
}
