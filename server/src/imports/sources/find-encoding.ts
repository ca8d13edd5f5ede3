import { isUtf8 } from "node:buffer";
import type { Bytes } from "./file-bytes.ts";
import { largestRow } from "./limits.ts";
import { weighLetters } from "./weigh-letters.ts";

/** As much of the lines with letters beyond ASCII as the detector needs. */
const evidenceSize = 200_000;

/**
 * The encoding of a text, by all of it: a mark of its beginning, else UTF-8 when (nearly) every
 * letter beyond ASCII is right in it, else what its letters are most likely in.
 */
export async function findEncoding(bytes: Bytes): Promise<string> {
  const evidence = { good: 0, bad: 0, size: 0, lines: [] as Buffer[] };
  const rest = unfinishedLine();
  let first = true;
  for await (const chunk of bytes()) {
    if (first) {
      const marked = byMark(chunk) ?? byZeros(chunk);
      if (marked) return marked;
      first = false;
    }
    // A line end is never a part of a letter in UTF-8: whole lines are judged.
    const end = chunk.lastIndexOf(0x0a) + 1;
    if (end > 0) judge(rest.take(chunk.subarray(0, end)), evidence);
    rest.keep(chunk.subarray(end));
    if (rest.size > largestRow) judge(rest.takeLetters(), evidence);
  }
  judge(rest.take(Buffer.alloc(0)), evidence);
  if (evidence.good >= 20 * evidence.bad) return "utf-8";
  return weighLetters(Buffer.concat(evidence.lines));
}

/** The beginning of a line whose end has not come. Its parts are put together once, not with each. */
function unfinishedLine() {
  let parts: Buffer[] = [];
  let size = 0;
  const take = (last: Buffer): Buffer => {
    const whole = Buffer.concat([...parts, last]);
    parts = [];
    size = 0;
    return whole;
  };
  const keep = (part: Buffer): void => {
    if (part.length > 0) parts.push(Buffer.from(part));
    size += part.length;
  };
  return {
    get size() {
      return size;
    },
    take,
    keep,
    /** A line without end is cut, between letters. */
    takeLetters(): Buffer {
      const whole = take(Buffer.alloc(0));
      const ascii = whole.findLastIndex((byte) => byte < 0x80) + 1;
      const cut = ascii > whole.length - 1_000 ? ascii : whole.length;
      keep(whole.subarray(cut));
      return whole.subarray(0, cut);
    },
  };
}

function byMark(head: Buffer): string | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return "utf-8";
  if (head.subarray(0, 2).equals(Buffer.from([0xff, 0xfe]))) return "utf-16le";
  if (head.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))) return "utf-16be";
  return null;
}

/** UTF-16 of mostly Latin letters has a zero in every second place. */
function byZeros(chunk: Buffer): string | null {
  const head = chunk.subarray(0, 2_000);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < head.length; at++) {
    if (head[at] !== 0) continue;
    if (at % 2 === 0) even++;
    else odd++;
  }
  const half = head.length / 2;
  if (odd > half * 0.4 && even < half * 0.1) return "utf-16le";
  if (even > half * 0.4 && odd < half * 0.1) return "utf-16be";
  return null;
}

interface Evidence {
  good: number;
  bad: number;
  size: number;
  lines: Buffer[];
}

function judge(lines: Buffer, evidence: Evidence): void {
  if (isAscii(lines)) return;
  for (let from = 0; from < lines.length; ) {
    const at = lines.indexOf(0x0a, from);
    const to = at < 0 ? lines.length : at + 1;
    const line = lines.subarray(from, to);
    from = to;
    if (isAscii(line)) continue;
    if (isUtf8(line)) evidence.good++;
    else evidence.bad++;
    if (evidence.size < evidenceSize) {
      evidence.lines.push(Buffer.from(line.subarray(0, 5_000)));
      evidence.size += line.length;
    }
  }
}

const isAscii = (bytes: Buffer): boolean => {
  for (let at = 0; at < bytes.length; at++) if ((bytes[at] as number) > 0x7f) return false;
  return true;
};

/** TextDecoder's name of an encoding; null when it knows none of that name. */
export function knownEncoding(name: string): string | null {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}

/** The text as UTF-8 bytes, whatever it is in. */
export async function* toUtf8(bytes: AsyncIterable<Buffer>, encoding: string) {
  if (encoding === "utf-8") {
    yield* bytes;
    return;
  }
  for await (const text of decoded(bytes, encoding)) if (text) yield Buffer.from(text);
}

/** The text, without its mark; characters that two chunks share are put together. */
export async function* decoded(
  bytes: AsyncIterable<Buffer>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
