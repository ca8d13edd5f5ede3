import { db } from "../../kernel/db/db.ts";

/**
 * The files that were sent with versions of the quote of a request, and those that its draft names,
 * which the supplier's side alone may learn of; asked by who may read the request.
 */
export const listQuoteFiles = (request_key: string) =>
  db()
    .selectFrom("request_attachments")
    .where("request_key", "=", request_key)
    .where((file) => file.or([file("quote_version", "is not", null), file("in_draft", "=", true)]))
    .select(["id", "name", "size"])
    .execute();
