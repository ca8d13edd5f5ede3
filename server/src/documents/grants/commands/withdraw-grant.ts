import { sql } from "kysely";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { audit } from "../../../kernel/audit.ts";
import { db, transaction } from "../../../kernel/db/db.ts";
import { found, notFound } from "../../../kernel/errors.ts";
import { changeRequest } from "../../../requests/commands/change-request.ts";
import { lockRequest } from "../../../requests/commands/lock-request.ts";
import { recordEvent } from "../../../requests/commands/record-event.ts";
import { findAskedDocuments } from "../../../requests/queries/find-asked-documents.ts";
import { mayGive } from "../policy.ts";

/**
 * Ends a company's access to a document, whatever became of the request. A grant is named by any
 * request of the same company: its latest one is where it is kept. A second time changes nothing.
 */
export async function withdrawGrant(
  actor: SignedInActor,
  { request_key, id }: { request_key: string; id: string },
): Promise<void> {
  await transaction(async () => {
    const { side } = await lockRequest(actor, request_key);
    const request = await findAskedDocuments(actor, request_key);
    if (!mayGive(actor, request)) throw notFound();
    const grant = found(
      await db()
        .selectFrom("document_grants")
        .where("id", "=", id)
        .where("company_key", "=", request.buyer_company_key ?? "")
        .select(["series", "withdrawn_at"])
        .forUpdate()
        .executeTakeFirst(),
    );
    const document = found(await findNewest(grant.series, request.company_key));
    if (grant.withdrawn_at) return;
    await db()
      .updateTable("document_grants")
      .set({ withdrawn_at: sql<Date>`now()`, withdrawn_by: actor.user_key })
      .where("id", "=", id)
      .execute();
    await audit(actor, {
      action: "document.grant-withdrawn",
      key: document.id,
      company_key: request.company_key,
      before: { name: document.name, company: request.buyer_company_key },
      after: null,
    });
    await changeRequest(actor, { request_key });
    await recordEvent({
      request_key,
      kind: "documents-withdrawn",
      actor_key: actor.user_key,
      side,
      data: { documents: document.name },
    });
  });
}

/** The document, where it is this supplier's. */
const findNewest = (series: string, companyKey: string) =>
  db()
    .selectFrom("assets")
    .where("series", "=", series)
    .where("company_key", "=", companyKey)
    .where("replaced_at", "is", null)
    .select(["id", "name"])
    .executeTakeFirst();
