import type { NewImport } from "@neroli/contract/imports/schema.ts";
import { isReasonColumn } from "../problems/reason-column.ts";
import { openSource } from "../sources/open-source.ts";
import type { ReadingOptions, Source } from "../sources/source.ts";
import { proposeMapping } from "./propose-mapping.ts";

export interface AnalysisOrder {
  path: string;
  options: ReadingOptions;
  wishes: Pick<NewImport, "offering" | "segment">;
}

/** How a file is read, its columns, and what they probably mean. */
export interface Analysis extends Omit<Source, "rows" | "close"> {
  proposal: Awaited<ReturnType<typeof proposeMapping>>;
}

/** Done in a process of its own (sources/read-apart.ts). */
export async function work({ path, options, wishes }: AnalysisOrder): Promise<Analysis> {
  const { rows, close, ...found } = await openSource(path, options);
  try {
    const columns = found.columns.filter(({ name }) => !isReasonColumn(name));
    return { ...found, proposal: await proposeMapping({ ...found, columns, rows }, wishes) };
  } finally {
    await close();
  }
}
