import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedUsers } from "../../published/users.ts";
import { visibleTo } from "../policy.ts";
import { selectRequests } from "./select-requests.ts";

/** A request with its messages; not found for who may not see it. */
export async function getRequest(actor: SignedInActor, requestKey: string) {
  const row = await selectRequests(actor)
    .where(visibleTo(actor))
    .where("requests.key", "=", requestKey)
    .executeTakeFirst();
  return { ...found(row), messages: await messagesOf(requestKey) };
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
