import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { visibleTo } from "../policy.ts";

/**
 * A file of a request that this person may see: sent, attached by the same person, or named in the
 * draft that the supplier's people write together.
 */
export const getAttachment = async (
  actor: SignedInActor,
  { request_key, id }: { request_key: string; id: string },
) =>
  found(
    await db()
      .selectFrom("request_attachments")
      .innerJoin("requests", "requests.key", "request_attachments.request_key")
      .where("request_attachments.id", "=", id)
      .where("requests.key", "=", request_key)
      .where(visibleTo(actor))
      .where((attachment) =>
        attachment.or([
          attachment("message_id", "is not", null),
          attachment("quote_version", "is not", null),
          attachment("uploaded_by", "=", actor.user_key),
          attachment.and([
            attachment("in_draft", "=", true),
            attachment("requests.company_key", "=", actor.company_key),
          ]),
        ]),
      )
      .select(["request_attachments.id", "name", "size", "media_type", "storage_key"])
      .executeTakeFirst(),
  );
