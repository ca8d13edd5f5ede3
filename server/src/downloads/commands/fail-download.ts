import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";

/** The file cannot be made: says why, to whom it was for. */
export async function failDownload(key: string, failure: ErrorCode): Promise<void> {
  await db()
    .updateTable("downloads")
    .set({ state: "FAILED", failure, finished_at: sql<Date>`now()` })
    .where("key", "=", key)
    .where("state", "in", ["WAITING", "WORKING"])
    .execute();
}

/** The code that tells of a failure that threw. */
export const failureOf = (error: unknown): ErrorCode =>
  error instanceof AppError ? error.code : "internal";
