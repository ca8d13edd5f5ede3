import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { attachedBy } from "../queries/attached-by.ts";

interface Draft {
  request_key: string;
  author_key: string;
  company_key: string;
}

/** Keeps the files that the draft of a quote names, however long it lies, and lets go of the others. */
export async function holdAttachments(
  ids: readonly string[],
  { request_key, ...by }: Draft,
): Promise<void> {
  const named = sql<boolean>`(request_attachments.id = any(${[...ids]}::uuid[]))`;
  await db()
    .updateTable("request_attachments")
    .set({ in_draft: named })
    .where("request_key", "=", request_key)
    .where(attachedBy(by))
    .where("in_draft", "!=", named)
    .execute();
}
