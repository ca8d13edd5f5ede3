import { isDeepStrictEqual } from "node:util";
import { readLines } from "@neroli/contract/synonyms/lines.ts";
import type { Synonym, SynonymLoad } from "@neroli/contract/synonyms/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { type FoldedGroup, foldGroup } from "./fold-names.ts";

export interface LoadPlan {
  created: FoldedGroup[];
  changed: { id: string; was: FoldedGroup; is: FoldedGroup }[];
  unchanged: number;
  faults: SynonymLoad["faults"];
}

/** A group is the same one as long as its relation and its first name are. */
const identity = ({ relation, folded }: FoldedGroup): string => `${relation} ${folded[0]}`;

/** What a text of groups would change. Groups that it does not have stay as they are. */
export async function planLoad(text: string): Promise<LoadPlan> {
  const plan: LoadPlan = { created: [], changed: [], unchanged: 0, faults: [] };
  const kept = await readKept();
  const given = new Set<string>();
  for (const { line, text: written, read } of readLines(text)) {
    const group = typeof read === "string" ? read : folded(read);
    if (typeof group === "string") {
      plan.faults.push({ line, fault: group, text: written });
      continue;
    }
    const key = identity(group);
    if (given.has(key)) {
      plan.faults.push({ line, fault: "twice", text: written });
      continue;
    }
    given.add(key);
    const found = kept.get(key);
    if (found === undefined) plan.created.push(group);
    else if (isDeepStrictEqual(found.was, group)) plan.unchanged++;
    else plan.changed.push({ ...found, is: group });
  }
  return plan;
}

function folded(group: Parameters<typeof foldGroup>[0]): FoldedGroup | "too-few" {
  try {
    return foldGroup(group);
  } catch (error) {
    if (error instanceof AppError) return "too-few";
    throw error;
  }
}

async function readKept(): Promise<Map<string, { id: string; was: FoldedGroup }>> {
  const rows = await db()
    .selectFrom("synonyms")
    .select(["id", "relation", "folded", "leads_folded"])
    .select(sql<Synonym["names"]>`names`.as("names"))
    .select(sql<Synonym["names"]>`leads_to`.as("leads_to"))
    .orderBy("id", "desc")
    .execute();
  return new Map(rows.map(({ id, ...was }) => [identity(was), { id, was }]));
}

export const presentLoad = ({ created, changed, unchanged, faults }: LoadPlan): SynonymLoad => ({
  created: created.length,
  changed: changed.length,
  unchanged,
  faults,
});
