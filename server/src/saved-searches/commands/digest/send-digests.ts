import { createHash } from "node:crypto";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { mostNews } from "@neroli/contract/saved-searches/frequencies.ts";
import { readKept } from "@neroli/contract/saved-searches/search-state.ts";
import { sql } from "kysely";
import { findNew } from "../../../catalogue/queries/find-new.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { now } from "../../../kernel/clock.ts";
import { inPortal } from "../../../kernel/current-portal.ts";
import { db } from "../../../kernel/db/db.ts";
import { AppError } from "../../../kernel/errors.ts";
import { pageAddress, sendMail } from "../../../kernel/mail/mail.ts";
import { findMailLanguage } from "../../../published/users.ts";
import { findAccount } from "../../../users/queries.ts";
import { type SearchRow, selectSearches } from "../../queries/read-searches.ts";
import { digestLetter, type SearchNews } from "./letter.ts";
import { tokenOf } from "./unsubscribe.ts";
import { unsubscribePath } from "./unsubscribe-link.ts";

/**
 * A product is dated by the beginning of the transaction that lists it, and seen after its end. What
 * is younger than this is left to the next digest, so that none falls between two.
 */
const unsettledMinutes = 15;

/**
 * Mails everybody what their saved searches have newly found since the last digest. One address that
 * is refused does not keep the others from theirs; the failure makes the job run again.
 */
export async function sendDigests(): Promise<void> {
  const until = new Date(now().getTime() - unsettledMinutes * 60_000);
  const people = await dueSearches(until).select("user_key").distinct().execute();
  const failures: unknown[] = [];
  for (const { user_key } of people) {
    for (const send of await digestsOf(user_key, until)) {
      await send().catch((error) => failures.push(error));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "digests of saved searches");
}

/** Half a day less than a day and a week: a job that runs late makes the next digest no later. */
const dueSearches = (until: Date) =>
  db()
    .selectFrom("saved_searches")
    .where("removed_at", "is", null)
    .where("frequency", "<>", "NEVER")
    .where(
      "digested_until",
      "<=",
      sql<Date>`${until}::timestamptz - case frequency
        when 'DAILY' then interval '12 hours' else interval '6 days 12 hours' end`,
    );

/** No second process does the same meanwhile: the job runs in one at a time (kernel/jobs/jobs.ts). */
async function digestsOf(userKey: string, until: Date): Promise<(() => Promise<void>)[]> {
  const reader = await findReader(userKey);
  if (!reader) return [];
  const rows = await beginDigest(userKey, until);
  // What is looked for in a portal is told by a mail of that portal.
  const byPortal = Map.groupBy(rows, ({ query }) => query.portal ?? null);
  return [...byPortal].map(
    ([portal, own]) =>
      () =>
        inPortal({ portal, host: null }, () => sendOne(reader, { rows: own, until })),
  );
}

interface Due {
  rows: readonly SearchRow[];
  until: Date;
}

async function sendOne({ email, actor }: Reader, { rows, until }: Due): Promise<void> {
  const news: SearchNews[] = [];
  for (const row of rows) news.push(await newsOf(actor, row, row.digest_until ?? until));
  const found = news.filter(({ products }) => products.length > 0);
  if (found.length > 0) {
    const { user_key, firstname, language } = actor;
    const unsubscribe = pageAddress(unsubscribePath(await tokenOf(user_key)));
    const letter = digestLetter({ firstname, language, unsubscribe, news: found });
    await sendMail({ id: `digest-${user_key}-${stampOf(rows)}`, to: email, letter, unsubscribe });
  }
  await endDigest(rows.map(({ id }) => id));
}

/**
 * Writes down of which time the digest tells before it is sent: when it has to be sent again, later,
 * it tells of the same, and what was found since is left to the next one.
 */
async function beginDigest(userKey: string, until: Date): Promise<SearchRow[]> {
  const due = dueSearches(until).where("user_key", "=", userKey).select("id");
  await db()
    .updateTable("saved_searches")
    .set({ digest_until: sql<Date>`coalesce(digest_until, ${until}::timestamptz)` })
    .where("id", "in", due)
    .execute();
  return selectSearches().where("id", "in", due).orderBy("created_at").execute();
}

const endDigest = (ids: readonly string[]) =>
  db()
    .updateTable("saved_searches")
    .set({ digested_until: sql<Date>`digest_until`, digest_until: null })
    .where("id", "in", ids)
    .where("digest_until", "is not", null)
    .execute();

interface Reader {
  email: string;
  actor: SignedInActor & { language: Language };
}

/** With the rights of this moment and in the language of mails; nobody who is shut out. */
async function findReader(userKey: string): Promise<Reader | null> {
  const account = await findAccount(userKey, (await findMailLanguage(userKey)) ?? "en");
  const letIn = account?.enabled === true && account.status !== "BLOCKED";
  return letIn ? { email: account.email, actor: account.actor } : null;
}

async function newsOf(actor: SignedInActor, row: SearchRow, until: Date): Promise<SearchNews> {
  const { name, offering, query, digested_until } = row;
  const asked = readKept(query);
  const wanted = { offering, after: digested_until, until, most: mostNews };
  const found = asked && (await findAsReader(actor, { ...wanted, asked }));
  return { name, offering, query, ...(found ?? { products: [], more: false }) };
}

/** Null where the reader may no longer search so: other searches are told all the same. */
const findAsReader = (actor: SignedInActor, wanted: Parameters<typeof findNew>[1]) =>
  findNew(actor, wanted).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });

/** Another one for the next digest, the same for another attempt of this one. */
const stampOf = (rows: readonly SearchRow[]): string =>
  createHash("sha256")
    .update(
      rows.map(({ id, digested_until }) => `${id} ${digested_until.toISOString()}`).join("\n"),
    )
    .digest("hex")
    .slice(0, 24);
