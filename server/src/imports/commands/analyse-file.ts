import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import type { Import, NewImport } from "@neroli/contract/imports/schema.ts";
import { sayAny } from "@neroli/phrases/say.ts";
import type { Actor } from "../../kernel/actor.ts";
import { AppError } from "../../kernel/errors.ts";
import { proposeMapping } from "../mapping/propose-mapping.ts";
import { isReasonColumn } from "../problems/reason-column.ts";
import { findKeptMapping, findRepaired } from "../queries/find-kept-mapping.ts";
import { openSource } from "../sources/open-source.ts";
import type { ReadingOptions, Source, SourceFile } from "../sources/source.ts";
import { SourceError } from "../sources/source-error.ts";
import { readingOf } from "./reading-of.ts";

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
  let source: Source | undefined;
  try {
    source = await openSource(from, options);
    const { format, sheets } = source;
    const columns = source.columns.filter(({ name }) => !isReasonColumn(name));
    const repaired = await findRepaired({ company_key, columns: source.columns });
    // A file that Neroli has written says itself what it is.
    const kept = source.own ? null : await findKeptMapping({ company_key, columns });
    const [mapping, mapping_from]: [Mapping, Import["mapping_from"]] = repaired
      ? [repaired.mapping, "REPAIR"]
      : kept
        ? [kept, "KEPT"]
        : [await proposeMapping({ ...source, columns }, wishes), "SUGGESTED"];
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
    if (!(error instanceof SourceError)) throw error;
    const reason = sayAny(actor.language, `imports-reasons.${error.code}`, error.params);
    throw new AppError("imports.unreadable", { reason });
  } finally {
    await source?.close();
  }
}
