import type { importEndpoints } from "@neroli/contract/imports/endpoints.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import { sql } from "kysely";
import type { z } from "zod";
import { db } from "../../kernel/db/db.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { publishedProducts } from "../../published/products.ts";
import type { StoredProblem } from "../problems/problems.ts";

type Query = z.output<
  (typeof importEndpoints)["GET /companies/:companyKey/imports/:importId/rows"]["query"]
>;

const selectRows = (importId: string) =>
  db()
    .selectFrom("import_rows")
    .leftJoin(publishedProducts(), "products.key", "import_rows.product_key")
    .where("import_id", "=", importId)
    .select(["row", "line", "planned", "outcome", "import_rows.name", "changes"])
    // The codes of problems belong to this room, which the database's types do not know.
    .select((row) => row.ref("problems").$castTo<StoredProblem[]>().as("problems"))
    .select(["import_rows.product_key", "undo"])
    .select(sql<boolean | null>`products.trashed_at is not null`.as("trashed"))
    .select(sql<boolean>`products.key is not null`.as("there"));

export type ImportRowRecord = Awaited<ReturnType<ReturnType<typeof selectRows>["execute"]>>[number];

/** The rows of an import that the caller has found for its reader. */
export async function listRows(importId: string, query: Query): Promise<PageOf<ImportRowRecord>> {
  let rows = selectRows(importId);
  if (query.name__icontains) {
    rows = rows.where("import_rows.name", "ilike", containing(query.name__icontains));
  }
  if (query.planned__eq) rows = rows.where("planned", "=", query.planned__eq);
  if (query.outcome__eq) rows = rows.where("outcome", "=", query.outcome__eq);
  if (query.problems) rows = rows.where(sql<boolean>`problems <> '[]'`);
  if (query.differing) rows = rows.where(sql<boolean>`outcome <> planned`);
  if (query.noted) {
    rows = rows.where(sql<boolean>`problems <> '[]' and coalesce(outcome, planned) <> 'rejected'`);
  }
  if (query.left) rows = rows.where("undo", "=", "left");
  return listPage(rows, query, {
    sorts: { row: "import_rows.row" },
    fallback: "row",
    tie: "import_rows.row",
  });
}
