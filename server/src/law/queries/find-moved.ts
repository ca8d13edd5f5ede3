import type { EntryPlace } from "@neroli/contract/law/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { conditionOf } from "../judging/rules.ts";
import type { AnnexEntry } from "../reading/annex-entry.ts";

/**
 * By the new entry the one that spoke of the same number before: annex II forbids now, on no condition,
 * what another annex allowed and its file still has.
 */
export async function findMoved(
  entries: readonly AnnexEntry[],
): Promise<Map<AnnexEntry, EntryPlace>> {
  const bans = entries.filter(
    ({ annex, name, gone }) => annex === "II" && !gone && conditionOf(name) === null,
  );
  const numbers = [...new Set(bans.flatMap(({ cas }) => cas))];
  if (numbers.length === 0) return new Map();
  const others = await db()
    .selectFrom("law_entries")
    .where("annex", "<>", "II")
    .where("gone", "=", false)
    .where(sql<boolean>`cas && ${numbers}::text[]`)
    .select(["annex", "number", "part", "cas", "dated"])
    .orderBy(sql`(annex, number_order, number, part)`)
    .execute();
  return new Map(
    bans.flatMap((ban) => {
      const same = others.filter(({ cas }) => cas.some((number) => ban.cas.includes(number)));
      const [first] = same;
      // As verdicts have it (judging/judge.ts): where an entry is as new, both hold.
      if (!first || same.some(({ dated }) => dated >= ban.dated)) return [];
      return [[ban, { annex: first.annex, number: first.number, part: first.part }] as const];
    }),
  );
}
