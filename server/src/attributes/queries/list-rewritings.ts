import type { AttributeField } from "@neroli/contract/attributes/fields.ts";
import type { Rewriting } from "@neroli/contract/attributes/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";

const selectRewritings = () =>
  db()
    .selectFrom("attribute_rewritings")
    .select(["id", "field", "from_term", "into_term", "state", "total", "done", "started_by"]);

type Selected = Awaited<ReturnType<ReturnType<typeof selectRewritings>["execute"]>>[number];

const toRewriting = ({ id, field, from_term, into_term, state, total, done }: Selected) => ({
  id,
  field: field as AttributeField,
  from: from_term,
  into: into_term,
  state: state,
  total,
  done,
});

/** Those that go on and those that ended lately, the newest first. */
export async function listRewritings(): Promise<Rewriting[]> {
  const rows = await selectRewritings()
    .where((eb) =>
      eb.or([
        eb("ended_at", "is", null),
        eb("ended_at", ">", sql<Date>`now() - interval '1 hour'`),
      ]),
    )
    .orderBy("id", "desc")
    .limit(50)
    .execute();
  return rows.map(toRewriting);
}

export async function getRewriting(id: string): Promise<Rewriting> {
  return toRewriting(found(await selectRewritings().where("id", "=", id).executeTakeFirst()));
}

/** A rewriting for its work, locked until the transaction ends; null where it has ended. */
export async function lockOpenRewriting(
  id: string,
): Promise<(Rewriting & { started_by: string }) | null> {
  const row = await selectRewritings()
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? { ...toRewriting(row), started_by: row.started_by } : null;
}
