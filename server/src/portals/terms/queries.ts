import type { PageOf } from "@neroli/contract/kernel/list.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { type ListOptions, listPage } from "../../kernel/list.ts";
import { publishedUsers } from "../../published/users.ts";
import { getManagedEvent } from "../queries/get-managed-event.ts";

const selectTerms = () =>
  db()
    .selectFrom("event_terms")
    .leftJoin(publishedUsers(), "users.key", "event_terms.published_by")
    .select(["event_terms.version", "event_terms.texts", "event_terms.published_at"])
    .select(["users.firstname", "users.lastname"])
    .select(
      sql<number>`(
        select count(*) from event_terms_acceptances as accepted
        where accepted.event_key = event_terms.event_key
          and accepted.version = event_terms.version)`.as("accepted"),
    );

export type TermsRow = Awaited<ReturnType<ReturnType<typeof selectTerms>["execute"]>>[number];

/** Every version, for who decides about the people of the event. */
export async function listTerms(
  actor: SignedInActor,
  { event, query }: { event: string; query: ListOptions },
): Promise<PageOf<TermsRow>> {
  await getManagedEvent(actor, event, "user");
  return listPage(selectTerms().where("event_terms.event_key", "=", event), query, {
    sorts: { version: "event_terms.version" },
    fallback: "-version",
    tie: "event_terms.version",
  });
}

export const getTerms = async (event: string, version: number): Promise<TermsRow> =>
  found(
    await selectTerms()
      .where("event_terms.event_key", "=", event)
      .where("event_terms.version", "=", version)
      .executeTakeFirst(),
  );

const selectAcceptances = (event: string) =>
  db()
    .selectFrom("event_terms_acceptances as accepted")
    .innerJoin(publishedUsers(), "users.key", "accepted.user_key")
    .where("accepted.event_key", "=", event)
    .select(["accepted.version", "accepted.user_key", "accepted.language", "accepted.accepted_at"])
    .select(["users.firstname", "users.lastname", "users.email"]);

type AcceptanceRow = Awaited<ReturnType<ReturnType<typeof selectAcceptances>["execute"]>>[number];

/** Rows that are read at a time. */
const piece = 1_000;

/** Who accepted which version, the newest version first. */
export async function* readAcceptances(event: string): AsyncGenerator<AcceptanceRow> {
  let last: AcceptanceRow | undefined;
  do {
    let rows = selectAcceptances(event);
    if (last) {
      rows = rows.where(
        sql<boolean>`(-accepted.version, accepted.user_key) > (${-last.version}, ${last.user_key})`,
      );
    }
    const read: AcceptanceRow[] = await rows
      .orderBy("accepted.version", "desc")
      .orderBy("accepted.user_key")
      .limit(piece)
      .execute();
    yield* read;
    last = read.length < piece ? undefined : read.at(-1);
  } while (last);
}
