import type { EntryChange } from "@neroli/contract/law/schema.ts";
import { sql } from "kysely";
import type { Actor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { type Changes, compareEntries } from "../changing/compare-entries.ts";
import { findMoved } from "../queries/find-moved.ts";
import { knownEntries } from "../queries/known-entries.ts";
import { type AnnexRead, readFile, type SentAnnex } from "./read-file.ts";
import { writeEntries } from "./write-entries.ts";

/** What a file says, and what it changes of what is known. */
export interface AnnexLoad
  extends AnnexRead,
    Pick<Changes, "added" | "changed" | "same" | "older"> {
  name: string;
  as_of: string | null;
  changes: EntryChange[];
  /** Nothing was known of the annex. */
  wasEmpty: boolean;
}

/** What a file would change. Keeps nothing. */
export async function checkAnnex(sent: SentAnnex): Promise<AnnexLoad> {
  return compare(sent.name, await readFile(sent));
}

/**
 * Loads a file of an annex without the rows that are wrong; the same file again changes nothing. What
 * is known of a later day stays, and so do entries that the file does not have.
 */
export async function loadAnnex(actor: Actor, sent: SentAnnex): Promise<AnnexLoad> {
  const read = await readFile(sent);
  return transaction(async () => {
    // Two files at once would each compare with what the other changes.
    await sql`lock table law_entries in share row exclusive mode`.execute(db());
    const load = await compare(sent.name, read);
    const { annex, as_of } = load;
    const counts = { added: load.added.length, changed: load.changed.length };
    const after = { file: load.name, annex, as_of, ...counts, faults: load.faults.length };
    await audit(actor, { action: "law.loaded", key: annex, after });
    const entries = [...load.added, ...load.changed];
    if (as_of === null || entries.length === 0) return load;
    await writeEntries(entries);
    await db()
      .insertInto("law_loads")
      .values({ annex, file: load.name, as_of, ...counts, loaded_by: actor.user_key })
      .execute();
    // Of an annex of which nothing was known nobody had a verdict that could have changed.
    if (load.wasEmpty) return load;
    const places = entries.map(({ number, part }) => ({ annex, number, part }));
    emit({ topic: "law.changed", key: annex, data: { entries: places } });
    return load;
  });
}

/** 2 before 10. */
const inOrder = new Intl.Collator("en", { numeric: true });

async function compare(name: string, read: AnnexRead): Promise<AnnexLoad> {
  const known = await knownEntries(read.annex);
  const changes = compareEntries(known, read.entries);
  const { added, changed } = changes;
  const moved = await findMoved([...added, ...changed]);
  const told = (change: EntryChange["change"], entries: Changes["added"]): EntryChange[] =>
    entries.map((entry) => {
      const { annex, number, part } = entry;
      const moved_from = moved.get(entry) ?? null;
      return { annex, number, part, name: entry.name, change, moved_from };
    });
  const all = [...told("added", added), ...told("changed", changed)];
  return {
    ...read,
    ...changes,
    name,
    wasEmpty: known.length === 0,
    as_of:
      read.entries
        .map(({ dated }) => dated)
        .toSorted()
        .at(-1) ?? null,
    changes: all.toSorted(
      (a, b) =>
        Number(b.moved_from !== null) - Number(a.moved_from !== null) ||
        inOrder.compare(a.number, b.number) ||
        a.part - b.part,
    ),
  };
}
