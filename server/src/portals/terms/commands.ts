import type { TermsForm } from "@neroli/contract/portals/terms.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { findTerms } from "../queries/find-terms.ts";
import { getManagedEvent } from "../queries/get-managed-event.ts";

/** Publishes the next version of an event's terms and answers its number. */
export async function publishTerms(
  actor: SignedInActor,
  { event, form }: { event: string; form: TermsForm },
): Promise<number> {
  await getManagedEvent(actor, event, "user");
  return once(async () => {
    // One version after the other.
    const locked = db().selectFrom("events").where("key", "=", event).select("key");
    found(await locked.forNoKeyUpdate().executeTakeFirst());
    const before = await findTerms(event);
    if ((before?.version ?? 0) !== form.version) throw new AppError("conflict");
    const version = form.version + 1;
    const texts = Object.fromEntries(Object.entries(form.texts).filter(([, text]) => text !== ""));
    await db()
      .insertInto("event_terms")
      .values({
        event_key: event,
        version,
        texts: JSON.stringify(texts),
        published_by: actor.user_key,
      })
      .execute();
    const after = { version, languages: Object.keys(texts) };
    await audit(actor, { action: "event.terms-published", key: event, after });
    emit({ topic: "event.changed", key: event, data: { companies: null } });
    return version;
  });
}
