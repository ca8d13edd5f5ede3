import type { NewImport } from "@neroli/contract/imports/schema.ts";
import { say } from "@neroli/phrases/say.ts";
import type { Actor } from "../../kernel/actor.ts";
import { AppError } from "../../kernel/errors.ts";
import { findKeptMapping, findRepaired } from "../kept-mapping.ts";
import { proposeMapping } from "../mapping/propose-mapping.ts";
import type { ImportRecord } from "../queries/read-import.ts";
import { isReasonColumn } from "../reason-column.ts";
import type { Source } from "../sources/source.ts";
import { SourceError } from "../sources/source-error.ts";
import { openImported } from "../work/open-imported.ts";

type Readable = Pick<ImportRecord, "storage_key" | "company_key"> &
  Partial<Pick<ImportRecord, "format" | "reading">>;

/** What is found in a file: how it is read, its columns, and what they probably mean. */
export async function analyseFile(actor: Actor, file: Readable, wishes: NewImport = {}) {
  let source: Source | undefined;
  try {
    source = await openImported(file);
    const { format, encoding, delimiter, sheets, sheet } = source;
    const columns = source.columns.filter(({ name }) => !isReasonColumn(name));
    const kept = await findKeptMapping({ company_key: file.company_key, columns });
    return {
      format,
      reading: JSON.stringify({
        ...(encoding !== null && { encoding }),
        ...(delimiter !== null && { delimiter }),
        ...(sheet !== null && { sheet }),
      }),
      sheets,
      columns: JSON.stringify(columns),
      mapping: JSON.stringify(kept ?? (await proposeMapping(source, wishes))),
      mapping_from: kept ? "KEPT" : "SUGGESTED",
      repairs: wishes.repairs ?? (await findRepaired({ ...file, columns: source.columns })),
    };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const reason = say(actor.language, `imports-reasons.${error.code}`, error.params);
    throw new AppError("imports.unreadable", { reason });
  } finally {
    await source?.close();
  }
}
