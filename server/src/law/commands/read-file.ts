import type { Annex } from "@neroli/contract/enumerations/law.ts";
import { today } from "../../kernel/clock.ts";
import { AppError } from "../../kernel/errors.ts";
import { type ReadAnnex, readAnnex } from "../reading/read-annex.ts";
import { annexesOf } from "../reading/tell-annex.ts";

/** A file as somebody sends it; without `annex` the file tells of which it is. */
export interface SentAnnex {
  name: string;
  annex?: Annex | undefined;
  content: AsyncIterable<Buffer>;
}

/** What a file says. */
export interface AnnexRead extends Pick<ReadAnnex, "entries" | "faults"> {
  annex: Annex;
}

/** Bytes of a file: the longest annex has some 650,000. */
const longestFile = 4 * 1024 * 1024;

/**
 * @throws AppError "law.unreadable" where it is no annex, "law.annex-unclear" where it may be of several,
 * "law.other-annex" where it is not of the one that is said.
 */
export async function readFile({ name, annex, content }: SentAnnex): Promise<AnnexRead> {
  const text = textOf(await bytesOf(content));
  // Columns tell of which annex it is, and they are read alike of all.
  const read = text === null ? null : readAnnex(text, { annex: annex ?? "II", today: today() });
  if (!read || read.entries.length + read.faults.length === 0) {
    throw new AppError("law.unreadable");
  }
  const possible = annexesOf(name, read);
  if (annex && !possible.includes(annex)) throw new AppError("law.other-annex", { annex });
  const [only, another] = annex ? [annex] : possible;
  if (!only || another) throw new AppError("law.annex-unclear");
  const entries = read.entries.map((entry) => ({ ...entry, annex: only }));
  return { annex: only, entries, faults: read.faults };
}

async function bytesOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of content) {
    size += part.length;
    if (size > longestFile) throw new AppError("request.too-large");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** null where it is no text in UTF-8. */
function textOf(bytes: Buffer): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
