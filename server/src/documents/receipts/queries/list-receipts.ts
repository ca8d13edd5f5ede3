import type { receiptEndpoints } from "@neroli/contract/documents/given-endpoints.ts";
import type { ReceiptWay } from "@neroli/contract/documents/receipts.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { db } from "../../../kernel/db/db.ts";
import { found } from "../../../kernel/errors.ts";
import { containing, listPage } from "../../../kernel/list.ts";
import { findCompany } from "../../../published/companies.ts";
import { allow } from "../../policy.ts";

type Endpoint = (typeof receiptEndpoints)["GET /companies/:companyKey/receipts"];
type ListQuery = z.output<Endpoint["query"]>;

interface Narrowing {
  series?: string | undefined;
  how__eq?: ReceiptWay | undefined;
  text__icontains?: string | undefined;
}

/** The ledger of a supplier for its own people who keep its documents. */
export async function listReceipts(
  actor: SignedInActor,
  { company_key, query }: { company_key: string; query: ListQuery },
): Promise<PageOf<ReceiptRow>> {
  await allowLedger(actor, company_key);
  return listPage(narrowed(company_key, query), query, {
    sorts: {
      received_at: "document_receipts.received_at",
      person: sql`lower(document_receipts.person)`,
      company: sql`lower(document_receipts.company_name)`,
      name: sql`lower(document_receipts.name)`,
      version: "document_receipts.version",
    },
    fallback: "-received_at",
    tie: "document_receipts.id",
  });
}

/** As many rows are read at a time for a file. */
const piece = 500;

/** All of it, the newest first, a piece at a time. */
export async function* readReceipts(
  companyKey: string,
  query: Narrowing,
): AsyncGenerator<ReceiptRow> {
  let last: ReceiptRow | undefined;
  do {
    let rows = narrowed(companyKey, query);
    if (last) {
      rows = rows.where(
        sql<boolean>`(document_receipts.received_at, document_receipts.id)
          < (${last.received_at}::timestamptz, ${last.id}::uuid)`,
      );
    }
    const read: ReceiptRow[] = await rows
      .orderBy("document_receipts.received_at", "desc")
      .orderBy("document_receipts.id", "desc")
      .limit(piece)
      .execute();
    yield* read;
    last = read.length < piece ? undefined : read.at(-1);
  } while (last);
}

export async function allowLedger(actor: SignedInActor, companyKey: string): Promise<void> {
  allow(actor, "edit", companyKey);
  found(await findCompany(companyKey));
}

function narrowed(companyKey: string, { series, how__eq, text__icontains }: Narrowing) {
  let rows = selectReceipts().where("document_receipts.supplier_key", "=", companyKey);
  if (series) rows = rows.where("document_receipts.series", "=", series);
  if (how__eq) rows = rows.where("document_receipts.how", "=", how__eq);
  if (text__icontains) {
    const text = containing(text__icontains);
    rows = rows.where((receipt) =>
      receipt.or([
        receipt("document_receipts.person", "ilike", text),
        receipt("document_receipts.email", "ilike", text),
        receipt("document_receipts.company_name", "ilike", text),
        receipt("document_receipts.name", "ilike", text),
        receipt("document_receipts.product_name", "ilike", text),
      ]),
    );
  }
  return rows;
}

/** Access that was given is not yet the file: who has the newest version has taken or been sent it. */
const hasNewest = sql<boolean>`exists (
  select from document_receipts as had
  join assets on assets.id = had.document_id and assets.replaced_at is null
  where had.series = document_receipts.series and had.user_key = document_receipts.user_key
    and had.how <> 'GRANT')`;

const selectReceipts = () =>
  db()
    .selectFrom("document_receipts")
    .select(["document_receipts.id", "document_receipts.received_at", "document_receipts.how"])
    .select(["document_receipts.document_id", "document_receipts.version"])
    .select(["document_receipts.hash", "document_receipts.name"])
    .select(["document_receipts.document_type", "document_receipts.product_name"])
    .select(["document_receipts.person", "document_receipts.email"])
    .select(["document_receipts.company_name", hasNewest.as("newest")]);

export type ReceiptRow = Awaited<ReturnType<ReturnType<typeof selectReceipts>["execute"]>>[number];
