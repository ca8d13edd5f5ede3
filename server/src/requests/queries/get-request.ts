import { sharedEventKinds } from "@neroli/contract/requests/events.ts";
import type { Side } from "@neroli/contract/requests/states.ts";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedUsers } from "../../published/users.ts";
import { sideOf, visibleTo } from "../policy.ts";
import { listColleagues } from "./list-colleagues.ts";
import { listLines } from "./list-lines.ts";
import { selectRequests } from "./select-requests.ts";

/** A request with its messages; not found for who may not see it. */
export async function getRequest(actor: SignedInActor, requestKey: string) {
  const row = await selectRequests(actor)
    .where(visibleTo(actor))
    .where("requests.key", "=", requestKey)
    .executeTakeFirst();
  const request = found(row);
  const side = found(sideOf(actor, request));
  const [messages, notes, timeline, lines] = await Promise.all([
    messagesOf(requestKey),
    notesOf(requestKey, side),
    timelineOf(requestKey, side),
    listLines(requestKey),
  ]);
  return { ...request, messages, notes, timeline, lines };
}

/** The people of the actor's own side; not found for who may not see the request. */
export async function getColleagues(actor: SignedInActor, requestKey: string) {
  const row = await db()
    .selectFrom("requests")
    .where("requests.key", "=", requestKey)
    .where(visibleTo(actor))
    .select(["buyer_key", "buyer_company_key", "company_key"])
    .executeTakeFirst();
  return listColleagues(requestKey, found(sideOf(actor, found(row))));
}

export type RequestWithMessages = Awaited<ReturnType<typeof getRequest>>;

const messagesOf = (requestKey: string) =>
  db()
    .selectFrom("request_messages")
    .innerJoin(publishedUsers("author"), "author.key", "request_messages.author_key")
    .where("request_key", "=", requestKey)
    .orderBy("request_messages.created_at")
    .orderBy("request_messages.id")
    .select([
      "request_messages.id",
      "request_messages.side",
      "request_messages.body",
      "request_messages.created_at",
      "author.key as author_key",
      "author.firstname",
      "author.lastname",
    ])
    .select((message) =>
      jsonArrayFrom(
        message
          .selectFrom("request_attachments")
          .whereRef("request_attachments.message_id", "=", "request_messages.id")
          .orderBy("request_attachments.id")
          .select([
            "request_attachments.id",
            "request_attachments.name",
            "request_attachments.size",
          ]),
      ).as("attachments"),
    )
    .execute();

/** What this side wrote for itself. */
const notesOf = (requestKey: string, side: Side) =>
  db()
    .selectFrom("request_notes")
    .innerJoin(publishedUsers("author"), "author.key", "request_notes.author_key")
    .where("request_key", "=", requestKey)
    .where("request_notes.side", "=", side)
    .orderBy("request_notes.created_at")
    .orderBy("request_notes.id")
    .select(["request_notes.id", "request_notes.body", "request_notes.created_at"])
    .select(["author.key as author_key", "author.firstname", "author.lastname"])
    .execute();

/** What both sides see, and what this one alone does. */
const timelineOf = (requestKey: string, side: Side) =>
  db()
    .selectFrom("request_events")
    .leftJoin(publishedUsers("actor"), "actor.key", "request_events.actor_key")
    .where("request_key", "=", requestKey)
    .where((event) => event.or([event("kind", "in", sharedEventKinds), event("side", "=", side)]))
    .orderBy("request_events.created_at")
    .orderBy("request_events.id")
    .select(["request_events.id", "kind", "side", "data", "request_events.created_at"])
    .select(["actor.key as actor_key", "actor.firstname", "actor.lastname"])
    .execute();
