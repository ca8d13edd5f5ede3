import { appendFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { StartError } from "../../kernel/start-error.ts";
import { byteOrderMark, csvLines } from "../../kernel/tables/write-csv.ts";

/** A remark on one cell. */
interface ReportedCell {
  column: string;
  value: string;
  reason: string;
}

/** Remarks on single cells, in two files that exist only when they are needed. */
export interface Report {
  /** Why the row of this line is not imported. */
  reject(line: number, cell: ReportedCell): void;
  /** Notes a cell of this line that is left out although its row is imported. */
  note(line: number, cell: ReportedCell): void;
  /** Writes what has come together. */
  flush(): Promise<void>;
  files(): readonly string[];
}

interface ReportPlace {
  /** A folder of this import's own; made when there is something to report. */
  folder: string;
  /** The imported file, after which the two are named. */
  file: string;
}

export function openReport({ folder, file }: ReportPlace): Report {
  const place = path.join(folder, path.basename(file));
  const rejected = list(`${place}.rejected.csv`);
  const notes = list(`${place}.notes.csv`);
  return {
    reject: rejected.add,
    note: notes.add,
    async flush() {
      await rejected.flush();
      await notes.flush();
    },
    files: () => [rejected, notes].filter((each) => each.exists()).map((each) => each.file),
  };
}

function list(file: string) {
  let pending = "";
  let exists = false;
  return {
    file,
    exists: () => exists,
    add(line: number, { column, value, reason }: ReportedCell) {
      pending += csvLines([[line, column, value, reason]]);
    },
    async flush() {
      if (pending === "") return;
      const head = byteOrderMark + csvLines([["line", "column", "value", "reason"]]);
      const text = exists ? pending : head + pending;
      pending = "";
      exists = true;
      await write(file, text);
    },
  };
}

async function write(file: string, text: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await appendFile(file, text);
  } catch (error) {
    throw new StartError(`The report ${file} cannot be written: ${(error as Error).message}.`);
  }
}
