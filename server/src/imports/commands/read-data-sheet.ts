import { attributeFields } from "@neroli/contract/attributes/fields.ts";
import type { DataSheet, DataSheetOf } from "@neroli/contract/imports/data-sheets.ts";
import { editsProductsOf } from "@neroli/contract/products/visibility.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { dropFile } from "../../kernel/assets/assets.ts";
import { receive } from "../../kernel/assets/receive.ts";
import { notFound } from "../../kernel/errors.ts";
import type { Upload } from "../../kernel/http/upload.ts";
import { findCompany } from "../../published/companies.ts";
import type { DataSheetOrder } from "../data-sheets/read-data-sheet.ts";
import { listDefinedTerms } from "../queries/known-terms.ts";
import { readApart } from "../sources/read-apart.ts";
import { unreadable } from "../sources/unreadable.ts";

const module = new URL("../data-sheets/read-data-sheet.ts", import.meta.url);

interface UploadedSheet {
  company_key: string;
  upload: Pick<Upload<DataSheetOf>, "data" | "content">;
}

/**
 * What a data sheet tells of a product: searched for viruses, read in a process of its own, kept
 * nowhere. Words are taken for the catalogue's own, as an import takes them.
 */
export async function readDataSheet(
  actor: SignedInActor,
  { company_key, upload: { data, content } }: UploadedSheet,
): Promise<DataSheet> {
  if (!editsProductsOf(actor, company_key)) throw notFound();
  if (!(await findCompany(company_key))) throw notFound();
  const file = await receive(content);
  try {
    const named = await Promise.all(
      attributeFields.map(async (field) => [field, await listDefinedTerms(field)] as const),
    );
    const order: DataSheetOrder = { ...data, path: file.path, terms: Object.fromEntries(named) };
    return await readApart<DataSheet>({ company_key, module, order });
  } catch (error) {
    throw unreadable(actor.language, error);
  } finally {
    await dropFile(file);
  }
}
