import { downloadRefusal } from "@neroli/contract/documents/access.ts";
import type { RefusedDocument } from "@neroli/contract/downloads/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { type DocumentRow, findDocuments } from "./find-documents.ts";

/** The documents that this reader may have, each once and in the given order, and why not the others. */
export async function sortByRight(
  actor: SignedInActor,
  ids: readonly string[],
): Promise<{ allowed: DocumentRow[]; refused: RefusedDocument[] }> {
  const rows = new Map((await findDocuments(actor, ids)).map((row) => [row.id, row]));
  const allowed: DocumentRow[] = [];
  const refused: RefusedDocument[] = [];
  for (const id of new Set(ids)) {
    const row = rows.get(id);
    const code = row ? downloadRefusal(actor, row) : "not-found";
    if (row && code === null) allowed.push(row);
    else if (code !== null) refused.push({ id, name: row?.name ?? null, code });
  }
  return { allowed, refused };
}
