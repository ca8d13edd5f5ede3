import type { FieldFailure } from "@neroli/contract/kernel/errors.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, fieldFailure } from "../../kernel/errors.ts";
import { attachedBy } from "../queries/attached-by.ts";

interface Sent {
  request_key: string;
  author_key: string;
  /** Of the list of ids, in what its sender sent. */
  path?: string;
}

/**
 * Sends files with a message. Refuses ids that are no file that its writer attached and has not sent.
 */
export async function sendWithMessage(
  ids: readonly string[],
  { message_id, ...sent }: Sent & { message_id: string },
): Promise<void> {
  if (ids.length === 0) return;
  const known = await send(ids, { ...sent, company_key: null, set: { message_id } });
  refuseOthers(ids, { ...sent, known });
}

/**
 * Sends files with a version of a quote, which colleagues write together and which may bring those of
 * an earlier version again. Refuses ids that are neither these nor what the supplier's side attached.
 */
export async function sendWithQuote(
  ids: readonly string[],
  { quote_version, ...sent }: Sent & { company_key: string; quote_version: number },
): Promise<void> {
  if (ids.length === 0) return;
  const known = await send(ids, { ...sent, set: { quote_version, in_draft: false } });
  const before = await db()
    .selectFrom("request_attachments")
    .where("request_key", "=", sent.request_key)
    .where("quote_version", "is not", null)
    .select("id")
    .execute();
  refuseOthers(ids, { ...sent, known: [...known, ...before.map(({ id }) => id)] });
}

interface Sending extends Sent {
  company_key: string | null;
  set: { message_id: string } | { quote_version: number; in_draft: false };
}

/** Answers the ids of what had not been sent before. */
async function send(
  ids: readonly string[],
  { request_key, author_key, company_key, set }: Sending,
): Promise<string[]> {
  const rows = await db()
    .updateTable("request_attachments")
    .set(set)
    .where("id", "in", [...ids])
    .where("request_key", "=", request_key)
    .where(attachedBy({ author_key, company_key }))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

function refuseOthers(
  ids: readonly string[],
  { path = "attachments", known }: { path?: string; known: readonly string[] },
): void {
  const failures: FieldFailure[] = ids.flatMap((id, at) =>
    known.includes(id)
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
