import type { downloadEndpoints } from "@neroli/contract/downloads/endpoints.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import { type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { listPage } from "../../kernel/list.ts";

type ListQuery = z.output<(typeof downloadEndpoints)["GET /downloads"]["query"]>;

/** The state of a download; one that is over says so also before the job has removed its file. */
const state = sql<string>`case
  when downloads.state = 'READY' and downloads.expires_at <= now() then 'ENDED'
  else downloads.state end`;

const selectDownloads = () =>
  db()
    .selectFrom("downloads")
    .select(["key", "user_key", "name", "progress", "company_key", "documents", "media_type"])
    .select(["size", "storage_key", "failure", "created_at", "finished_at", "expires_at"])
    .select(["kind", "refused", "project_key", "subject_key", state.as("state")]);
export type DownloadRow = Awaited<
  ReturnType<ReturnType<typeof selectDownloads>["execute"]>
>[number];

/** One's own downloads and nobody else's: what is in them was chosen by one's rights. */
export async function listDownloads(
  actor: SignedInActor,
  query: ListQuery,
): Promise<PageOf<DownloadRow>> {
  let rows = selectDownloads().where("user_key", "=", actor.user_key);
  if (query.state__eq) rows = rows.where(sql<SqlBool>`${state} = ${query.state__eq}`);
  return listPage(rows, query, {
    sorts: { created_at: "downloads.created_at" },
    fallback: "-created_at",
    tie: "downloads.key",
  });
}

export async function getDownload(actor: SignedInActor, key: string): Promise<DownloadRow> {
  return found(
    await selectDownloads()
      .where("key", "=", key)
      .where("user_key", "=", actor.user_key)
      .executeTakeFirst(),
  );
}

/** For the house's own work, in nobody's name. */
export const findDownload = (key: string): Promise<DownloadRow | undefined> =>
  selectDownloads().where("key", "=", key).executeTakeFirst();
