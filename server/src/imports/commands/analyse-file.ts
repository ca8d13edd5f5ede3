import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import type { Import, NewImport } from "@neroli/contract/imports/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import type { Analysis, AnalysisOrder } from "../mapping/analysis.ts";
import { isReasonColumn } from "../problems/reason-column.ts";
import { findKeptMapping, findRepaired } from "../queries/find-kept-mapping.ts";
import { type LocalFile, toLocalFile } from "../sources/local-file.ts";
import { readApart } from "../sources/read-apart.ts";
import type { ReadingOptions, SourceFile } from "../sources/source.ts";
import { unreadable } from "../sources/unreadable.ts";
import { readingOf } from "./reading-of.ts";

const analysis = new URL("../mapping/analysis.ts", import.meta.url);

interface FileToAnalyse extends ReadingOptions {
  company_key: string;
  from: SourceFile;
}

/** The analysis of a file: how it is read, its columns, and what they probably mean. */
export async function analyseFile(
  actor: Actor,
  { company_key, from, ...options }: FileToAnalyse,
  wishes: NewImport = {},
) {
  let file: LocalFile | undefined;
  try {
    file = await toLocalFile(from);
    const order: AnalysisOrder = { path: file.path, options, wishes };
    const source = await readApart<Analysis>({ company_key, module: analysis, order });
    const { format, sheets } = source;
    const columns = source.columns.filter(({ name }) => !isReasonColumn(name));
    const repaired = await findRepaired({ company_key, columns: source.columns });
    // A file that Neroli has written says itself what it is.
    const kept = source.own ? null : await findKeptMapping({ company_key, columns });
    const [mapping, mapping_from]: [Mapping, Import["mapping_from"]] = repaired
      ? [repaired.mapping, "REPAIR"]
      : kept
        ? [kept, "KEPT"]
        : [source.proposal, "SUGGESTED"];
    return {
      format,
      reading: JSON.stringify(readingOf(source)),
      sheets,
      columns: JSON.stringify(columns),
      mapping: JSON.stringify(mapping),
      mapping_from,
      repairs: wishes.repairs ?? repaired?.id ?? null,
    };
  } catch (error) {
    throw unreadable(actor.language, error);
  } finally {
    await file?.close();
  }
}
