import { db } from "../../kernel/db/db.ts";

/** The files that were sent with versions of the quote of a request; asked by who may read it. */
export const listQuoteFiles = (request_key: string) =>
  db()
    .selectFrom("request_attachments")
    .where("request_key", "=", request_key)
    .where("quote_version", "is not", null)
    .select(["id", "name", "size"])
    .execute();
