import { type Annex, annexes } from "@neroli/contract/enumerations/law.ts";
import { db } from "../../kernel/db/db.ts";
import { indexLaw, type LawIndex } from "../judging/law-index.ts";
import { entryColumns } from "./known-entries.ts";

/** All that is known of the law, to judge by. */
export interface KnownLaw {
  index: LawIndex;
  /** When the last of its entries was changed. */
  as_of: string;
  /** Annexes of which nothing is known. */
  missing: Annex[];
}

let kept: { load: string; law: Promise<KnownLaw> } | null = null;

/** The law as of the newest load, which is read once; null where none was ever loaded. */
export async function readLaw(): Promise<KnownLaw | null> {
  const newest = await db()
    .selectFrom("law_loads")
    .select("id")
    // Made one after the other when they are written, which the beginning of their work is not.
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!newest) return null;
  if (kept?.load !== newest.id) {
    const law = readEntries();
    kept = { load: newest.id, law };
    // What failed is tried again.
    law.catch(() => {
      kept = null;
    });
  }
  return kept.law;
}

async function readEntries(): Promise<KnownLaw> {
  const entries = await db()
    .selectFrom("law_entries")
    .select(entryColumns)
    .orderBy("annex")
    .orderBy("number_order")
    .orderBy("number")
    .orderBy("part")
    .execute();
  const there = new Set(entries.map(({ annex }) => annex));
  return {
    index: indexLaw(entries),
    as_of: entries.reduce((last, { dated }) => (dated > last ? dated : last), ""),
    missing: annexes.filter((annex) => !there.has(annex)),
  };
}
