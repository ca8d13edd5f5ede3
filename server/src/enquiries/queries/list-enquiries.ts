import type { enquiryEndpoints } from "@neroli/contract/enquiries/endpoints.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { Selectable } from "kysely";
import type { z } from "zod";
import type { DB } from "../../../db/types.ts";
import { db } from "../../kernel/db/db.ts";
import { containing, listPage } from "../../kernel/list.ts";

type ListQuery = z.output<(typeof enquiryEndpoints)["GET /enquiries"]["query"]>;
export type EnquiryRow = Selectable<DB["enquiries"]>;

/** Words are looked for in all that was written, the newest first. */
export async function listEnquiries(query: ListQuery): Promise<PageOf<EnquiryRow>> {
  const { words__icontains: words, topic__eq: topic } = query;
  let rows = db().selectFrom("enquiries").selectAll();
  if (topic) rows = rows.where("topic", "=", topic);
  if (words) {
    const pattern = containing(words);
    rows = rows.where((eb) =>
      eb.or(
        (["name", "email", "company", "message"] as const).map((column) =>
          eb(column, "ilike", pattern),
        ),
      ),
    );
  }
  return listPage(rows, query, {
    sorts: { created_at: "created_at" },
    fallback: "-created_at",
    tie: "id",
  });
}

/** Undefined where it is not kept any more. */
export const findEnquiry = (id: string): Promise<EnquiryRow | undefined> =>
  db().selectFrom("enquiries").where("id", "=", id).selectAll().executeTakeFirst();
