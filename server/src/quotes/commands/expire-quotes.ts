import { today } from "../../kernel/clock.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { holdRequest } from "../../requests/commands/lock-request.ts";
import { noteByClock } from "../../requests/commands/note-happening.ts";

/** Quotes whose last day is over expire; each once, however many processes do it. */
export async function expireOldQuotes(): Promise<void> {
  const rows = await overdue().select(["key", "request_key", "current_version"]).execute();
  for (const { key, request_key, current_version } of rows) {
    await transaction(async () => {
      const version = current_version ?? 0;
      if (!(await lockOverdue(key, request_key))) return;
      await db().updateTable("quotes").set({ status: "EXPIRED" }).where("key", "=", key).execute();
      await noteByClock({
        request_key,
        kind: "quote-expired",
        data: { version },
        turn: "SUPPLIER",
      });
      emit({ topic: "quote.expired", key: request_key });
    });
  }
}

const overdue = () =>
  db().selectFrom("quotes").where("status", "=", "SENT").where("valid_until", "<", today());

/** Whether the quote still is to expire, now that nobody else acts on it. */
async function lockOverdue(key: string, request_key: string): Promise<boolean> {
  // First the request, as by everybody who acts on the quote.
  await holdRequest(request_key);
  const row = await overdue()
    .where("key", "=", key)
    .select("key")
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
