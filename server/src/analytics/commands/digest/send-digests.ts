import { now } from "../../../kernel/clock.ts";
import { db } from "../../../kernel/db/db.ts";
import { sendMail } from "../../../kernel/mail/mail.ts";
import { unsubscribeAddress } from "../../../notifications/commands/unsubscribe-tokens.ts";
import { beginDigest, listPeople, weekBefore } from "./begin-digests.ts";
import { digestLetter } from "./digest-letter.ts";
import { findReader } from "./find-reader.ts";

/** An address that refuses its mail for so long is left alone: the page tells the same. */
const triedForHours = 48;

/**
 * Mails those who read analytics the figures of their company's week. One address that is refused
 * does not keep the others from theirs; the failure makes the job run again.
 */
export async function sendDigests(signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  const each = async (work: () => Promise<void>) => {
    signal?.throwIfAborted();
    await work().catch((error) => failures.push(error));
  };
  for (const person of await listPeople()) await each(() => beginDigest(person));
  for (const digest of await listUnsent()) await each(() => sendDigest(digest));
  if (failures.length > 0) throw new AggregateError(failures, "digests of analytics");
}

type Digest = Awaited<ReturnType<typeof listUnsent>>[number];

const listUnsent = () =>
  db()
    .selectFrom("analytics_digests")
    .where("sent_at", "is", null)
    .where("begun_at", ">", new Date(now().getTime() - triedForHours * 3_600_000))
    .orderBy("begun_at")
    .select(["id", "user_key", "company_key", "day", "figures"])
    .execute();

/** No second process does the same meanwhile: the job runs in one at a time (kernel/jobs/jobs.ts). */
async function sendDigest({ id, user_key, company_key, day, figures }: Digest): Promise<void> {
  const reader = await findReader(user_key);
  // Whoever may not read them any more, or is of another company by now, is told nothing.
  if (reader?.company_key !== company_key) return;
  const unsubscribe = await unsubscribeAddress(user_key, "ANALYTICS");
  const letter = digestLetter({ ...reader, week: weekBefore(day), figures, unsubscribe });
  // By its id mail servers know a repeat.
  await sendMail({ id, to: reader.email, letter, unsubscribe });
  await db()
    .updateTable("analytics_digests")
    .set({ sent_at: now() })
    .where("id", "=", id)
    .execute();
}
