import { db } from "../../kernel/db/db.ts";
import { AppError, fieldFailure } from "../../kernel/errors.ts";

type Sent = { request_key: string; author_key: string; path?: string } & (
  | { message_id: string }
  | { quote_version: number }
);

/**
 * Sends files with a message or a version of a quote, which may bring those of an earlier version
 * again. Refuses ids that are no file that its writer attached and has not sent.
 */
export async function sendAttachments(ids: readonly string[], sent: Sent): Promise<void> {
  if (ids.length === 0) return;
  const { request_key, author_key, path = "attachments", ...how } = sent;
  const rows = await db()
    .updateTable("request_attachments")
    .set(how)
    .where("id", "in", [...ids])
    .where("request_key", "=", request_key)
    .where("uploaded_by", "=", author_key)
    .where("message_id", "is", null)
    .where("quote_version", "is", null)
    .returning("id")
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  if ("quote_version" in how) for (const id of await sentWithQuote(request_key)) known.add(id);
  const failures = ids.flatMap((id, at) =>
    known.has(id)
      ? []
      : [
          fieldFailure({
            path: `${path}.${at}`,
            code: "choice",
            message: "is not attached any more",
          }),
        ],
  );
  if (failures.length > 0) throw new AppError("request.invalid", { failures });
}

const sentWithQuote = async (request_key: string) =>
  (
    await db()
      .selectFrom("request_attachments")
      .where("request_key", "=", request_key)
      .where("quote_version", "is not", null)
      .select("id")
      .execute()
  ).map(({ id }) => id);
