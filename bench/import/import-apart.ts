import { spawn } from "node:child_process";
import path from "node:path";
import type { RowCounts } from "@neroli/contract/imports/schema.ts";

const program = path.join(import.meta.dirname, "importing-process.ts");

export interface Order {
  url: string;
  data: string;
  company: string;
  file: string;
  /** A file that holds the mapping. */
  mapping: string;
  /** Whose import it is. */
  user: string;
}

export interface Imported {
  seconds: { upload: number; check: number; run: number };
  planned: RowCounts;
  done: RowCounts & { state: string; differing: number };
  /** Resident memory of the process: before the import, and the most that it ever was. */
  started_mb: number;
  peak_mb: number;
}

/** Uploads, maps, tries and imports a file in a process of its own. */
export async function importApart(order: Order): Promise<Imported> {
  const child = spawn(process.execPath, [program, JSON.stringify(order)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new Error(`the import ended with code ${code}`);
  return JSON.parse(output.trimEnd().split("\n").at(-1) ?? "");
}
