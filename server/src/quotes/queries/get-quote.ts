import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { publishedUsers } from "../../published/users.ts";
import { getEnds } from "../../requests/queries/get-ends.ts";
import { listQuoteFiles } from "../../requests/queries/list-quote-files.ts";
import { readsOwn } from "../policy.ts";
import { readParties } from "./read-parties.ts";
import { reckonedBy, reckonedNow } from "./reckoned-by.ts";
import { unchanged } from "./unchanged.ts";

/** The quote of a request with all that was sent; not found for who may not see the request. */
export async function getQuote(actor: SignedInActor, request_key: string) {
  const request = await getEnds(actor, request_key);
  if (request.type !== "QUOTE") throw new AppError("quotes.no-quote-request");
  const quote = await findQuote(request_key);
  const key = quote?.key ?? "";
  const [held, counters, files, parties] = await Promise.all([
    listVersions(key),
    listCounters(key),
    listQuoteFiles(request_key),
    readParties(request_key),
  ]);
  const versions = await Promise.all(
    held.map(unchanged).map(async (row) => ({
      ...row,
      reckoned_by: await reckonedBy(row, parties),
    })),
  );
  const terms = readsOwn(request.side) ? await reckonedNow(parties) : null;
  return { request, quote, versions, counters, files, parties, terms };
}

export type QuoteWithVersions = Awaited<ReturnType<typeof getQuote>>;

const findQuote = (request_key: string) =>
  db()
    .selectFrom("quotes")
    .leftJoin(publishedUsers("writer"), "writer.key", "quotes.draft_by")
    .leftJoin(publishedUsers("accepter"), "accepter.key", "quotes.accepted_by")
    .where("request_key", "=", request_key)
    .select(["quotes.key", "quotes.status", "current_version", "valid_until", "end_reason"])
    .select(["accepted_at", "accepted_lines", "internal_note", "draft", "draft_revision"])
    .select([
      "writer.key as writer_key",
      "writer.firstname as writer_firstname",
      "writer.lastname as writer_lastname",
      "accepter.key as accepter_key",
      "accepter.firstname as accepter_firstname",
      "accepter.lastname as accepter_lastname",
    ])
    .executeTakeFirst();

const listVersions = (quote_key: string) =>
  db()
    .selectFrom("quote_versions")
    .innerJoin(publishedUsers(), "users.key", "quote_versions.sent_by")
    .where("quote_key", "=", quote_key)
    .orderBy("version")
    .select(["quote_key", "version", "content", "content_hash", "sent_at", "counter_id"])
    .select(["users.key as person_key", "users.firstname", "users.lastname"])
    .execute();

const listCounters = (quote_key: string) =>
  db()
    .selectFrom("quote_counters")
    .innerJoin(publishedUsers(), "users.key", "quote_counters.asked_by")
    .where("quote_key", "=", quote_key)
    .orderBy("asked_at")
    .select(["quote_counters.id", "version", "comment", "targets", "asked_at"])
    .select(["users.key as person_key", "users.firstname", "users.lastname"])
    .execute();
