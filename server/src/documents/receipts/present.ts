import type { Receipt } from "@neroli/contract/documents/receipts.ts";
import type { ReceiptRow } from "./queries/list-receipts.ts";

export const presentReceipt = (row: ReceiptRow): Receipt => ({
  id: row.id,
  received_at: row.received_at.toISOString(),
  how: row.how,
  document: {
    id: row.document_id,
    name: row.name,
    type: row.document_type,
    version: row.version,
    hash: row.hash?.toString("hex") ?? null,
    product: row.product_name,
  },
  person: row.person,
  email: row.email,
  company: row.company_name,
  newest: row.newest,
});
