import { now } from "../../../kernel/clock.ts";
import { inPortal } from "../../../kernel/current-portal.ts";
import { db } from "../../../kernel/db/db.ts";
import { sendMail } from "../../../kernel/mail/mail.ts";
import { publishedUsers } from "../../../published/users.ts";
import { isReached } from "../../policy.ts";
import { unsubscribeAddress } from "../unsubscribe-tokens.ts";
import { beginDigests, listWaiting } from "./begin-digests.ts";
import { digestLetter } from "./digest-letter.ts";

/** An address that refuses its digest for so long is left alone: the notifications are here. */
const triedForHours = 48;

/**
 * Mails everybody whose hour has come what waited for it. One address that is refused does not keep
 * the others from theirs; the failure makes the job run again.
 */
export async function sendDigests(signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  const each = async (work: () => Promise<void>) => {
    signal?.throwIfAborted();
    await work().catch((error) => failures.push(error));
  };
  for (const person of await listWaiting()) await each(() => beginDigests(person));
  for (const { id } of await listUnsent()) await each(() => sendDigest(id));
  if (failures.length > 0) throw new AggregateError(failures, "digests of notifications");
}

const listUnsent = () =>
  db()
    .selectFrom("notification_digests")
    .where("sent_at", "is", null)
    .where("begun_at", ">", new Date(now().getTime() - triedForHours * 3_600_000))
    .orderBy("begun_at")
    .select("id")
    .execute();

/** No second process does the same meanwhile: the job runs in one at a time (kernel/jobs/jobs.ts). */
async function sendDigest(id: string): Promise<void> {
  const digest = await db()
    .selectFrom("notification_digests")
    .innerJoin(publishedUsers(), "users.key", "notification_digests.user_key")
    .where("notification_digests.id", "=", id)
    .select(["notification_digests.period", "notification_digests.user_key"])
    .select("notification_digests.event_key as portal")
    .select(["users.email", "users.firstname", "users.language", "users.time_zone"])
    .select(isReached().as("reached"))
    .executeTakeFirst();
  // Whoever was shut out since gets it when that ends soon.
  if (!digest?.reached) return;
  const told = await db()
    .selectFrom("notifications")
    .where("digest_id", "=", id)
    .orderBy("triggered_at", "desc")
    .orderBy("id", "desc")
    .select(["action", "data", "triggered_at"])
    .execute();
  const { portal, user_key, period } = digest;
  await inPortal({ portal, host: null }, async () => {
    const unsubscribe = await unsubscribeAddress(user_key, period);
    const letter = digestLetter({ ...digest, told, unsubscribe });
    // By its id mail servers know a repeat.
    await sendMail({ id, to: digest.email, letter, unsubscribe });
  });
  await db()
    .updateTable("notification_digests")
    .set({ sent_at: now() })
    .where("id", "=", id)
    .execute();
}
