import type { DocumentType } from "@neroli/contract/enumerations/documents.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/**
 * The buyers whose open document request names the product and asks for documents of this type, or
 * for whatever there is; of each the latest such request.
 */
export async function listWaitingFor(document: {
  product_key: string;
  document_type: DocumentType | null;
}): Promise<{ user_key: string; request_key: string }[]> {
  const { rows } = await sql<{ user_key: string; request_key: string }>`
    select distinct on (requests.buyer_key)
      requests.buyer_key as user_key, requests.key as request_key
    from requests
    join request_products on request_products.request_key = requests.key
    where request_products.product_key = ${document.product_key}
      and requests.type = 'DOCUMENT' and requests.status in ('REQUESTED', 'OPEN')
      and (requests.document_types = '{}' or ${document.document_type} = any(requests.document_types))
    order by requests.buyer_key, requests.created_at desc`.execute(db());
  return rows;
}
