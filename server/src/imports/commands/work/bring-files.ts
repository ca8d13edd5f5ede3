import type { ExportedDocument } from "@neroli/contract/exports/manifest.ts";
import type { CodedSentence } from "../../../../db/json-columns.ts";
import { restoreFiles } from "../../../documents/commands/restore-files.ts";
import type { Actor } from "../../../kernel/actor.ts";
import { AppError } from "../../../kernel/errors.ts";
import { openExportedFiles } from "../../sources/export-zip.ts";

interface Bringing {
  company_key: string;
  /** The file of the import; only an export with documents has any. */
  path: string;
  signal: AbortSignal;
}

/** Failures that will pass: the import waits for the file instead of going on without it. */
const passing = ["documents.store-unavailable", "documents.scanner-unavailable"];

/**
 * Brings the documents and pictures of an export, after its products; what is there is passed over,
 * so that it may begin again. Answers what is to be told of those that could not be brought.
 */
export async function bringFiles(
  actor: Actor,
  { company_key, path, signal }: Bringing,
): Promise<CodedSentence | null> {
  const files = await openExportedFiles(path);
  if (!files) return null;
  try {
    return await bringAll(actor, { company_key, files, signal });
  } finally {
    files.close();
  }
}

interface FilesOfExport {
  company_key: string;
  files: NonNullable<Awaited<ReturnType<typeof openExportedFiles>>>;
  signal: AbortSignal;
}

async function bringAll(
  actor: Actor,
  { company_key, files, signal }: FilesOfExport,
): Promise<CodedSentence | null> {
  const refused: { name: string; count: number }[] = [];
  const series = Map.groupBy(files.list, (each) => `${each.product} ${each.kind} ${each.series}`);
  for (const versions of series.values()) {
    signal.throwIfAborted();
    const sorted = versions.toSorted((a, b) => a.version - b.version);
    try {
      await restoreFiles(actor, { company_key, versions: sorted, open: files.open });
    } catch (error) {
      if (!(error instanceof AppError) || passing.includes(error.code)) throw error;
      refused.push({ name: nameOf(sorted), count: sorted.length });
    }
  }
  const [first] = refused;
  if (!first) return null;
  const count = refused.reduce((sum, each) => sum + each.count, 0);
  return { code: "documents-left-out", count, name: first.name };
}

const nameOf = (versions: readonly ExportedDocument[]) =>
  [versions[0]?.product, versions[0]?.name].filter((part) => part).join(": ");
