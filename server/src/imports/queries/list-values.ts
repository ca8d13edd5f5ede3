import { isAttributeField } from "@neroli/contract/attributes/fields.ts";
import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import type { ColumnValues } from "@neroli/contract/imports/schema.ts";
import { isProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { Actor } from "../../kernel/actor.ts";
import { AppError } from "../../kernel/errors.ts";
import { equalNames } from "../../synonyms/queries/synonym-book.ts";
import { columnsByField } from "../readers/columns-of.ts";
import type { WordsOrder } from "../readers/count-words.ts";
import { toLocalFile } from "../sources/local-file.ts";
import { openerOf } from "../sources/open-imported.ts";
import { readApart } from "../sources/read-apart.ts";
import { unreadable } from "../sources/unreadable.ts";
import { listDefinedTerms, listKnownTerms } from "./known-terms.ts";
import { getImport, type ImportAddress } from "./read-import.ts";

const module = new URL("../readers/count-words.ts", import.meta.url);

/** The words of the file that mean one value of a field, and what each is taken for. */
export async function listValues(actor: Actor, address: ImportAddress): Promise<ColumnValues[]> {
  const record = await getImport(actor, address);
  const { mapping, company_key, format, reading } = record;
  if (!mapping) throw new AppError("imports.not-mapped");
  const known = await listKnown(company_key, mapping);
  const file = await toLocalFile(openerOf(record));
  try {
    const options = { format, ...reading };
    const order: WordsOrder = { path: file.path, options, mapping, known };
    return await readApart({ company_key, module, order });
  } catch (error) {
    throw unreadable(actor.language, error);
  } finally {
    await file.close();
  }
}

async function listKnown(companyKey: string, mapping: Mapping): Promise<WordsOrder["known"]> {
  const known: WordsOrder["known"] = {};
  // Texts in further languages are prose: their words mean themselves.
  for (const field of [...columnsByField(mapping).keys()].filter(isProductFieldKey)) {
    const others = await listKnownTerms(companyKey, field);
    const terms = isAttributeField(field) ? await listDefinedTerms(field) : [];
    // What means the same is offered, and never taken without being asked.
    const meant = terms.map(({ term }) => ({ term, also: equalNames(term) }));
    known[field] = { terms, others: [...meant, ...others] };
  }
  return known;
}
