import type { ReceiptWay, receiptFormats } from "@neroli/contract/documents/receipts.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { say, sayAny } from "@neroli/phrases/say.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { today } from "../../../kernel/clock.ts";
import type { FileAnswer } from "../../../kernel/http/routes.ts";
import { tableMediaTypes } from "../../../kernel/tables/media-types.ts";
import { writeCsv } from "../../../kernel/tables/write-csv.ts";
import { writeWorkbook } from "../../../kernel/tables/write-workbook.ts";
import { presentReceipt } from "../present.ts";
import { allowLedger, type ReceiptRow, readReceipts } from "../queries/list-receipts.ts";

interface Order {
  company_key: string;
  format: (typeof receiptFormats)[number];
  series?: string | undefined;
  how__eq?: ReceiptWay | undefined;
}

/** The ledger as a file, written while it is read. */
export async function makeReceiptsFile(
  actor: SignedInActor,
  { company_key, format, ...query }: Order,
): Promise<FileAnswer> {
  await allowLedger(actor, company_key);
  const { language } = actor;
  const rows = linesOf(language, readReceipts(company_key, query));
  const ending = format.toLowerCase();
  return {
    stream:
      format === "CSV"
        ? writeCsv(rows)
        : writeWorkbook({
            name: say(language, "documents-given.receipts"),
            widths,
            frozen: 1,
            rows: styled(rows),
          }),
    media_type: tableMediaTypes[format],
    name: `${company_key}-receipts-${today()}.${ending}`,
    inline: false,
  };
}

const widths = [20, 26, 26, 30, 26, 18, 30, 9, 14, 66];

async function* linesOf(language: Language, rows: AsyncIterable<ReceiptRow>) {
  yield [
    say(language, "documents-given.receipts.when"),
    say(language, "documents-given.receipts.person"),
    say(language, "documents-given.receipts.company"),
    say(language, "documents-given.receipts.email"),
    say(language, "documents-given.receipts.product"),
    say(language, "documents-given.receipts.type"),
    say(language, "documents-given.receipts.document"),
    say(language, "documents-given.receipts.version"),
    say(language, "documents-given.receipts.how"),
    "SHA-256",
  ];
  for await (const row of rows) {
    const { document, ...receipt } = presentReceipt(row);
    yield [
      receipt.received_at,
      receipt.person,
      receipt.company ?? "",
      receipt.email,
      document.product ?? "",
      sayAny(language, `document-types.${document.type}` as PlainPhraseKey),
      document.name,
      document.version,
      sayAny(language, `documents-given.receipts.how.${receipt.how}`),
      document.hash ?? "",
    ];
  }
}

async function* styled(rows: AsyncIterable<(string | number)[]>) {
  let head = true;
  for await (const cells of rows) {
    yield head ? { cells, style: "label" as const } : { cells };
    head = false;
  }
}
