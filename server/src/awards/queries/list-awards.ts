import type { awardEndpoints } from "@neroli/contract/awards/endpoints.ts";
import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import { sql } from "kysely";
import type { z } from "zod";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { containing, listPage } from "../../kernel/list.ts";

type ListQuery = z.output<(typeof awardEndpoints)["GET /awards"]["query"]>;

const selectAwards = () =>
  db()
    .selectFrom("awards")
    .select(["id", "name", "recipients", "measure", "version", "updated_at"])
    .select(sql<Segment | null>`segment`.as("segment"))
    .select([sql<string>`from_day::text`.as("from"), sql<string>`to_day::text`.as("to")])
    .select(
      sql<number>`(select count(*)::int from award_givings where award = awards.id)`.as("given"),
    );

export type AwardRow = Awaited<ReturnType<ReturnType<typeof selectAwards>["execute"]>>[number];

/** The latest period first, unless otherwise asked for. */
export function listAwards(query: ListQuery): Promise<PageOf<AwardRow>> {
  const { name__icontains: sought, recipients__eq: recipients } = query;
  return listPage(
    selectAwards()
      .$if(sought !== undefined, (rows) => rows.where("name", "ilike", containing(sought ?? "")))
      .$if(recipients !== undefined, (rows) =>
        rows.where("recipients", "=", recipients ?? "PRODUCT"),
      ),
    query,
    {
      sorts: { name: sql`lower(name)`, to: "to_day", updated_at: "updated_at" },
      fallback: "-to",
      tie: "id",
    },
  );
}

export const getAward = async (id: string): Promise<AwardRow> =>
  found(await selectAwards().where("id", "=", id).executeTakeFirst());
