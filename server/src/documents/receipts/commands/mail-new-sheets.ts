import { buffer } from "node:stream/consumers";
import { isLanguage } from "@neroli/contract/kernel/language.ts";
import { openAsset } from "../../../kernel/assets/assets.ts";
import type { QueuedJob } from "../../../kernel/jobs/queued.ts";
import { sendMail } from "../../../kernel/mail/mail.ts";
import { findSheet, listUnreached, type Sheet, type Unreached } from "../queries/find-sheet.ts";
import { newSheetLetter } from "./new-sheet-letter.ts";
import { recordReceipts } from "./record-receipts.ts";

/**
 * Sends a new version of a safety data sheet, the file itself, to everybody who received an older
 * one (REACH, article 31(9)). The ledger says who has it: what was interrupted goes on with the
 * others, and an address that is refused keeps nobody from theirs.
 */
export const mailNewSheets: QueuedJob<{ id: string }> = {
  name: "mail-new-sheets",
  outsidePortals: true,
  groupOf: ({ id }) => `mail-new-sheets ${id}`,

  async work({ id }, signal) {
    const sheet = await findSheet(id);
    if (!sheet) return;
    const unreached = await listUnreached(sheet);
    if (unreached.length === 0) return;
    const content = await buffer(await openAsset(sheet.storage_key));
    const failures: unknown[] = [];
    for (const receiver of unreached) {
      signal.throwIfAborted();
      await mailOne(sheet, { receiver, content }).catch((error) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, `mails of safety data sheet ${id}`);
  },
};

async function mailOne(
  sheet: Sheet,
  { receiver, content }: { receiver: Unreached; content: Buffer },
): Promise<void> {
  const { user_key, email, firstname, received_at } = receiver;
  const language = isLanguage(receiver.language) ? receiver.language : "en";
  await sendMail({
    id: `sheet-${sheet.id}`,
    to: email,
    letter: newSheetLetter({ ...sheet, language, firstname, received_at }),
    attachments: [{ name: sheet.name, media_type: sheet.media_type, content }],
  });
  await recordReceipts([sheet], { users: [user_key], how: "MAIL" });
}
