import { expressionBuilder } from "kysely";
import type { DB } from "../../../db/types.ts";
import { publishedUsers } from "../../published/users.ts";

/**
 * Files that were not sent yet, and that this person attached or, where a company is named, one of
 * its people; a condition for queries with the table `request_attachments`.
 */
export function attachedBy({
  author_key,
  company_key,
}: {
  author_key: string;
  company_key: string | null;
}) {
  const eb = expressionBuilder<DB, "request_attachments">();
  const colleagues = eb
    .selectFrom(publishedUsers())
    .where("users.company_key", "=", company_key)
    .select("users.key");
  return eb.and([
    eb("request_attachments.message_id", "is", null),
    eb("request_attachments.quote_version", "is", null),
    eb.or([
      eb("request_attachments.uploaded_by", "=", author_key),
      eb("request_attachments.uploaded_by", "in", colleagues),
    ]),
  ]);
}
