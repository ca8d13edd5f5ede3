import type { NewGrants } from "@neroli/contract/documents/grants.ts";
import { requestRefusal, requestTransitions } from "@neroli/contract/requests/states.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { audit } from "../../../kernel/audit.ts";
import { db, emit, transaction } from "../../../kernel/db/db.ts";
import { AppError, notFound } from "../../../kernel/errors.ts";
import { changeRequest } from "../../../requests/commands/change-request.ts";
import { lockRequest } from "../../../requests/commands/lock-request.ts";
import { recordEvent } from "../../../requests/commands/record-event.ts";
import { findAskedDocuments } from "../../../requests/queries/find-asked-documents.ts";
import { type DocumentRow, findDocuments } from "../../queries/find-documents.ts";
import { recordReceipts } from "../../receipts/commands/record-receipts.ts";
import { mayGive, takesGrants } from "../policy.ts";

type Order = NewGrants & { request_key: string };

/**
 * Gives the company that asked access to confidential documents of the supplier, which is noted in
 * the request and the ledger. What it has already in this way is not given, nor told, again.
 */
export async function giveDocuments(
  actor: SignedInActor,
  { request_key, documents: ids, until }: Order,
): Promise<void> {
  await transaction(async () => {
    const facts = await lockRequest(actor, request_key);
    const request = await findAskedDocuments(actor, request_key);
    if (!mayGive(actor, request)) throw notFound();
    if (!takesGrants(request) || request.buyer_company_key === null) {
      throw new AppError("requests.final");
    }
    const documents = await findGivable(actor, { ids, ...request });
    const given = { request_key, until, company_key: request.buyer_company_key };
    const fresh: DocumentRow[] = [];
    for (const document of documents) {
      if (await writeGrant(actor, { ...given, series: document.series })) fresh.push(document);
    }
    if (fresh.length === 0) return;
    await audit(
      actor,
      ...fresh.map(({ id, name, company_key }) => ({
        action: "document.granted" as const,
        key: id,
        company_key,
        after: { name, company: given.company_key, until },
      })),
    );
    await recordReceipts(fresh, { users: [request.buyer_key], how: "GRANT" });
    const opens = requestRefusal("open", facts) === null;
    const { to: status } = requestTransitions.actions.open;
    await changeRequest(actor, { request_key, ...(opens && { status }) });
    const event = { request_key, actor_key: actor.user_key, side: facts.side };
    if (opens) await recordEvent({ ...event, kind: "opened", data: {} });
    await recordEvent({
      ...event,
      kind: "documents-granted",
      data: { documents: namesOf(fresh), until: until ?? "open" },
      ...(request.status !== "CLOSED" && { turn: "BUYER" as const }),
    });
    emit({
      topic: "documents.granted",
      key: request_key,
      data: { actor: actor.user_key, documents: fresh.map(({ id }) => id) },
    });
  });
}

const namesOf = (documents: readonly { name: string }[]) =>
  documents.map(({ name }) => name).join(", ");

interface Wanted {
  ids: readonly string[];
  company_key: string;
  products: readonly string[];
}

/** Those that the request is about; not found where one is not. What is open to all needs nothing. */
async function findGivable(
  actor: SignedInActor,
  { ids, company_key, products }: Wanted,
): Promise<DocumentRow[]> {
  const rows = await findDocuments(actor, ids);
  const givable = rows.filter(
    (row) =>
      row.company_key === company_key &&
      (row.product_key === null || products.includes(row.product_key)),
  );
  if (givable.length < new Set(ids).size) throw notFound();
  return givable.filter(({ visibility }) => visibility === "CONFIDENTIAL");
}

interface NewGrant {
  series: string;
  company_key: string;
  request_key: string;
  until: string | null;
}

/** Answers whether that changed anything. */
async function writeGrant(actor: SignedInActor, grant: NewGrant): Promise<boolean> {
  const { rows } = await sql`
    insert into document_grants (series, company_key, request_key, until, granted_by)
    values (${grant.series}, ${grant.company_key}, ${grant.request_key}, ${grant.until}::date,
      ${actor.user_key})
    on conflict (series, company_key) where withdrawn_at is null do update
      set until = excluded.until, request_key = excluded.request_key,
        granted_by = excluded.granted_by, granted_at = excluded.granted_at
      where document_grants.until is distinct from excluded.until
    returning id`.execute(db());
  return rows.length > 0;
}
