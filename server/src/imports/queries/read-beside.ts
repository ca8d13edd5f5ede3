import { statesInLine } from "@neroli/contract/imports/states.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import type { ImportRecord } from "../policy.ts";

interface Reference {
  id: string;
  file_name: string;
}

/** The imports that one has to do with. */
export interface ImportBeside {
  repairs: Reference | null;
  repaired_by: Reference[];
  waits_for: Reference | null;
}

export async function readBeside(record: ImportRecord): Promise<ImportBeside> {
  const { id, repairs, company_key, state, queued_at } = record;
  const references = () => db().selectFrom("imports").select(["id", "file_name"]);
  const [repaired, repaired_by, first] = await Promise.all([
    repairs ? references().where("id", "=", repairs).executeTakeFirst() : undefined,
    references().where("repairs", "=", id).orderBy("created_at").execute(),
    state === "WAITING"
      ? references()
          .where("company_key", "=", company_key)
          .where("id", "<>", id)
          .where("state", "in", [...statesInLine])
          .where((eb) =>
            eb.or([eb("state", "<>", "WAITING"), eb("queued_at", "<", queued_at ?? new Date(0))]),
          )
          .orderBy(sql`state = 'WAITING'`)
          .orderBy("queued_at", "desc")
          .executeTakeFirst()
      : undefined,
  ]);
  return { repairs: repaired ?? null, repaired_by, waits_for: first ?? null };
}
