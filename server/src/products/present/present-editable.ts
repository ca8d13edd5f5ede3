import { mayAccess } from "@neroli/contract/access/table.ts";
import { completenessOf } from "@neroli/contract/products/completeness.ts";
import type { EditableProduct, HistoryEntry } from "@neroli/contract/products/editor-schema.ts";
import { undoableActions } from "@neroli/contract/products/history.ts";
import { lacksToPublish, productRefusals } from "@neroli/contract/products/states.ts";
import type { Actor } from "../../kernel/actor.ts";
import { factsOf } from "../policy.ts";
import type { EditableRow } from "../queries/select-editable.ts";
import type { HistoryRow } from "../queries/select-history.ts";

/** An editor's allowances for a product; one in the trash is recovered first. */
export function editorsRights(actor: Actor, product: Parameters<typeof factsOf>[0]) {
  const refusals = productRefusals(factsOf(product));
  return {
    edit: refusals.edit === null,
    publish: refusals.publish === null,
    unpublish: refusals.unpublish === null,
    trash: refusals.trash === null,
    recover: refusals.recover === null,
    duplicate: mayAccess("create-products", actor) === "allowed",
  };
}

/** Whether this is a change that "undo" takes back: the last one, of what the supplier says. */
export const isUndoable = (
  change: Pick<HistoryRow, "version" | "action">,
  product: { version: number },
): boolean => change.version === product.version && undoableActions.includes(change.action);

export function presentEditable(actor: Actor, row: EditableRow): EditableProduct {
  const { offering, segment, fields, document_types, last_change, state } = row;
  const trashed = row.trashed_at !== null;
  const undoable = last_change !== null && isUndoable(last_change, row);
  return {
    key: row.key,
    company: { key: row.company_key, name: row.company_name },
    offering,
    segment,
    version: row.version,
    name: row.name,
    fields: { ...fields, name: row.name },
    visibility: row.visibility,
    labels: row.labels,
    state,
    lacks: [...lacksToPublish(row)],
    trashed_at: row.trashed_at?.toISOString() ?? null,
    trashed_by: row.trashed_by,
    completeness: completenessOf({ offering, segment, fields, document_types }),
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
    last_change: last_change
      ? {
          version: last_change.version,
          action: last_change.action,
          at: last_change.at.toISOString(),
          by: last_change.by,
          undoable,
        }
      : null,
    can: { ...editorsRights(actor, row), undo: undoable && !trashed },
  };
}

export const presentHistory = ({ at, ...row }: HistoryRow): HistoryEntry => ({
  ...row,
  at: at.toISOString(),
});
