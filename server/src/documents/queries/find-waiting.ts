import { downloadRefusal } from "@neroli/contract/documents/access.ts";
import { sql } from "kysely";
import { systemActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { findAccount } from "../../users/queries.ts";
import { findDocuments } from "./find-documents.ts";

/**
 * A document, and the buyers with an open document request that it answers: they see its product
 * and may download it. Of a CONFIDENTIAL one nobody is told; whether they get it the supplier
 * decides with the request.
 */
export async function findWaiting(id: string) {
  const [document] = await findDocuments(systemActor, [id]);
  if (!document?.product_key) return { document: null, buyers: [] };
  const { rows } = await sql<{ user_key: string; request_key: string }>`
    select distinct on (requests.buyer_key)
      requests.buyer_key as user_key, requests.key as request_key
    from requests
    join request_products on request_products.request_key = requests.key
    where request_products.product_key = ${document.product_key}
      and requests.type = 'DOCUMENT' and requests.status in ('REQUESTED', 'OPEN')
      and (requests.document_types = '{}' or ${document.document_type} = any(requests.document_types))
    order by requests.buyer_key, requests.created_at desc`.execute(db());
  const may = await Promise.all(
    rows.map(async ({ user_key }) => {
      const account = await findAccount(user_key, "en");
      if (!account?.enabled || downloadRefusal(account.actor, document) !== null) return false;
      return (await findDocuments(account.actor, [id])).length > 0;
    }),
  );
  return { document, buyers: rows.filter((_, at) => may[at]) };
}
