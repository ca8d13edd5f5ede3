import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Purposes } from "./learn-purposes.ts";

/** Where what was learnt is kept, and of which code and database it is. */
export interface PurposesPlace {
  folder: string;
  made_by: string;
  database: string;
}

export const purposesName = "purposes.bin";
const hashBytes = 32;

interface Kept extends Omit<PurposesPlace, "folder"> {
  /** Milliseconds since 1970. */
  at: number;
  purposes: Purposes;
}

const hashOf = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

/** What was learnt last by the same code from the same database; null for none, or a damaged file. */
export async function readPurposes({
  folder,
  made_by,
  database,
}: PurposesPlace): Promise<Pick<Kept, "at" | "purposes"> | null> {
  const file = await readFile(path.join(folder, purposesName)).catch(() => null);
  if (file === null) return null;
  const bytes = file.subarray(hashBytes);
  if (!hashOf(bytes).equals(file.subarray(0, hashBytes))) return null;
  const kept: Kept = deserialize(bytes);
  return kept.made_by === made_by && kept.database === database ? kept : null;
}

/** Keeps what was learnt in the place of what was learnt before. */
export async function writePurposes(
  { folder, ...of }: PurposesPlace,
  learnt: Pick<Kept, "at" | "purposes">,
): Promise<void> {
  const bytes = serialize({ ...of, ...learnt } satisfies Kept);
  const file = path.join(folder, purposesName);
  const draft = `${file}.${crypto.randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(draft, Buffer.concat([hashOf(bytes), bytes]));
  await rename(draft, file);
}
