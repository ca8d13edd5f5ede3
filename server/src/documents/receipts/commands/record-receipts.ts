import { isSupport } from "@neroli/contract/access/roles.ts";
import type { ReceiptWay } from "@neroli/contract/documents/receipts.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { today } from "../../../kernel/clock.ts";
import { db } from "../../../kernel/db/db.ts";
import { findReceivers } from "../queries/find-receivers.ts";

/** The document as the ledger names it. */
export interface ReceivedDocument {
  id: string;
  company_key: string;
  series: string;
  version: number;
  hash: Buffer | null;
  name: string;
  document_type: string | null;
  product_name: string | null;
}

/** Downloads by others than the supplier's own people and support. */
export async function recordDownloads(
  reader: SignedInActor,
  documents: readonly ReceivedDocument[],
): Promise<void> {
  if (isSupport(reader.roles)) return;
  const received = documents.filter(({ company_key }) => company_key !== reader.company_key);
  await recordReceipts(received, { users: [reader.user_key], how: "DOWNLOAD" });
}

/** Writes that these people received these documents; of one day and way once. */
export async function recordReceipts(
  documents: readonly ReceivedDocument[],
  { users, how }: { users: readonly string[]; how: ReceiptWay },
): Promise<void> {
  if (documents.length === 0) return;
  const receivers = await findReceivers(users);
  if (receivers.length === 0) return;
  await db()
    .insertInto("document_receipts")
    .values(
      documents.flatMap((document) =>
        receivers.map((receiver) => ({
          supplier_key: document.company_key,
          document_id: document.id,
          series: document.series,
          version: document.version,
          hash: document.hash,
          name: document.name,
          document_type: document.document_type ?? "NONE",
          product_name: document.product_name,
          ...receiver,
          how,
          received_on: today(),
        })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
