import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { synonymEndpoints } from "@neroli/contract/synonyms/endpoints.ts";
import type { Synonym } from "@neroli/contract/synonyms/schema.ts";
import { sql } from "kysely";
import type { z } from "zod";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { foldName } from "../commands/fold-names.ts";

type ListQuery = z.output<(typeof synonymEndpoints)["GET /synonyms"]["query"]>;

const selectSynonyms = () =>
  db()
    .selectFrom("synonyms")
    .select(["id", "relation", "version", "updated_at"])
    .select(sql<Synonym["names"]>`names`.as("names"))
    .select(sql<Synonym["names"]>`leads_to`.as("leads_to"));

export type SynonymRow = Awaited<ReturnType<ReturnType<typeof selectSynonyms>["execute"]>>[number];

/** Groups by their first name, unless otherwise asked for. */
export async function listSynonyms(query: ListQuery): Promise<PageOf<SynonymRow>> {
  const { names__icontains: sought, language__eq: language, relation__eq: relation } = query;
  let rows = selectSynonyms();
  if (sought) {
    // Between names stands what no name has, so that none is found across two of them.
    const joined = sql`array_to_string(folded || leads_folded, '|')`;
    rows = rows.where(joined, "like", containing(foldName(sought)));
  }
  if (relation) rows = rows.where("relation", "=", relation);
  if (language) {
    rows = rows.where(sql<boolean>`names || leads_to @> ${JSON.stringify([{ language }])}::jsonb`);
  }
  return listPage(rows, query, {
    sorts: {
      name: sql`folded[1]`,
      updated_at: "updated_at",
    },
    fallback: "name",
    tie: "id",
  });
}

export async function getSynonym(id: string): Promise<SynonymRow> {
  return found(await selectSynonyms().where("id", "=", id).executeTakeFirst());
}
