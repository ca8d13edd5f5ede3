import type { DownloadKind, RefusedDocument } from "@neroli/contract/downloads/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { randomKey } from "../../kernel/key.ts";

/** The most downloads of one person that are being made at the same time. */
const mostAtOnce = 5;

interface NewDownload {
  kind: DownloadKind;
  /** The name of the file. */
  name: string;
  /** The company of an export: who no longer edits its products does not get it. */
  company_key?: string;
  /** The project of a file of kind PROJECT: who reads it no more does not get it. */
  project_key?: string;
  /** Whose data a file of kind PERSONAL is. */
  subject_key?: string;
  /** The documents in it, and those that were asked for and are not. */
  documents?: readonly string[];
  refused?: readonly RefusedDocument[];
}

/**
 * Notes a file that is going to be made for this person; answers its key. The caller queues the
 * work in the same transaction, which tells how far it is (`noteProgress`) and ends it
 * (`finishDownload`, `failDownload`).
 */
export async function startDownload(
  actor: SignedInActor,
  { kind, name, documents = [], refused = [], ...about }: NewDownload,
): Promise<string> {
  const key = randomKey();
  await transaction(async () => {
    await refuseMore(actor.user_key);
    await db()
      .insertInto("downloads")
      .values({
        key,
        user_key: actor.user_key,
        kind,
        name,
        company_key: about.company_key ?? null,
        project_key: about.project_key ?? null,
        subject_key: about.subject_key ?? null,
        documents: [...documents],
        refused: JSON.stringify(refused),
      })
      .execute();
  });
  return key;
}

/** One after the other of the same person, so that two at the same time are counted too. */
async function refuseMore(userKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('downloads'), hashtext(${userKey}))`.execute(
    db(),
  );
  const { count } = await db()
    .selectFrom("downloads")
    .where("user_key", "=", userKey)
    .where("state", "in", ["WAITING", "WORKING"])
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= mostAtOnce) throw new AppError("downloads.too-many");
}
