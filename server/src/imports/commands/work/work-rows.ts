import { systemActor } from "../../../kernel/actor.ts";
import { AppError } from "../../../kernel/errors.ts";
import { log } from "../../../kernel/log/log.ts";
import { headOf, type LocalFile, toLocalFile } from "../../sources/local-file.ts";
import { openerOf } from "../../sources/open-imported.ts";
import { SourceError } from "../../sources/source-error.ts";
import { bringFiles } from "./bring-files.ts";
import { fail, finish } from "./leave-import.ts";
import { type ImportAtWork, type TakingRows, takeRows } from "./take-rows.ts";
import { takeRowsApart } from "./take-rows-apart.ts";

/** Bytes of texts that are done before a process of their own would have begun. */
const small = 262_144;

/** The file as it lies on disk meanwhile; null when it is gone, which no later attempt mends. */
async function takeFile(record: ImportAtWork): Promise<LocalFile | null> {
  try {
    return await toLocalFile(openerOf(record));
  } catch (error) {
    const isGone = error instanceof AppError && error.code === "documents.file-missing";
    if (!isGone) throw error;
    log.error({ err: error.cause }, "the file of an import is gone");
    return null;
  }
}

/** Packed, little may be as long as can be. */
async function isPacked(path: string): Promise<boolean> {
  const head = await headOf(path, 2);
  return head.toString("latin1") === "PK" || head.equals(gzip);
}
const gzip = Buffer.from([0x1f, 0x8b]);

/** The dry run, or the run, of an import from where it stands: to the end, or until it is cancelled. */
export async function workRows(record: ImportAtWork, taking: TakingRows): Promise<void> {
  const file = await takeFile(record);
  if (!file) return fail(record, { code: "file-missing" });
  try {
    const isShort = record.size < small && !(await isPacked(file.path));
    const take = isShort ? takeRows : takeRowsApart;
    const passed = await take(record, file.path, taking);
    if (!passed) return;
    if (record.state === "RUNNING" && !passed.stopped) {
      const actor = { ...systemActor, user_key: record.started_by };
      const { company_key } = record;
      const { signal } = taking;
      passed.stopped = await bringFiles(actor, { company_key, path: file.path, signal });
    }
    await finish(record, passed);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    await fail(record, { code: error.code, ...error.params });
  } finally {
    await file.close();
  }
}
