import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { fileName } from "../../kernel/assets/file-name.ts";
import { now } from "../../kernel/clock.ts";
import type { FileAnswer } from "../../kernel/http/routes.ts";
import { tableMediaTypes } from "../../kernel/tables/media-types.ts";
import { readLogo } from "../queries/read-logo.ts";
import { type Order, type PrintedVersion, readVersion } from "./read-version.ts";
import { toSheet } from "./to-sheet.ts";
import { writeQuotePdf } from "./write-pdf.ts";
import { writeQuoteWorkbook } from "./write-workbook.ts";

/** A version as a PDF with its supplier's logo. */
export async function makeQuotePdf(actor: SignedInActor, order: Order): Promise<FileAnswer> {
  const printed = await readVersion(actor, order);
  const logo = await readLogo(printed.parties.supplier_key);
  return {
    stream: writeQuotePdf(sheetOf(printed, order.language), logo),
    media_type: "application/pdf",
    name: nameOf(printed, { ending: "pdf", language: order.language }),
    inline: false,
  };
}

/** The same as a workbook. */
export async function makeQuoteWorkbook(actor: SignedInActor, order: Order): Promise<FileAnswer> {
  const printed = await readVersion(actor, order);
  return {
    stream: writeQuoteWorkbook(sheetOf(printed, order.language)),
    media_type: tableMediaTypes.XLSX,
    name: nameOf(printed, { ending: "xlsx", language: order.language }),
    inline: false,
  };
}

const sheetOf = (printed: PrintedVersion, language: Language) =>
  toSheet(printed, { language, day: now().toISOString() });

function nameOf(
  { parties, quote, version }: PrintedVersion,
  { ending, language }: { ending: string; language: Language },
): string {
  // The last part alone would be taken of a name with a stroke in it.
  const supplier = parties.supplier.replaceAll(/[\\/:*?"<>|]/g, " ");
  const reference = quote.request_key;
  const given = say(language, "quote-file.name", { supplier, reference, version: version.version });
  return fileName(given, ending);
}
