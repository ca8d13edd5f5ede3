import type { RequestLine } from "@neroli/contract/requests/schema.ts";
import { db } from "../../kernel/db/db.ts";

/** What a QUOTE request asks for, in its order. */
export const listLines = (requestKey: string): Promise<RequestLine[]> =>
  db()
    .selectFrom("request_lines")
    .where("request_key", "=", requestKey)
    .orderBy("position")
    .select(["line_key as key", "name", "product_key as product", "quantity"])
    .execute();
