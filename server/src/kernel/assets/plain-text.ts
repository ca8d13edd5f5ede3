import type { Readable } from "node:stream";

/** No text has them: all below the space but tab, line feed, form feed and carriage return; delete. */
const controls = new Set(
  Array.from({ length: 32 }, (_, code) => code)
    .filter((code) => ![0x09, 0x0a, 0x0c, 0x0d].includes(code))
    .concat(0x7f),
);
/** Letters that Windows-1252, the old encoding of spreadsheets, does not have. */
const notWindows = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Pages and drawings, which browsers run, and what other programs run or open as theirs. */
const running = /^\s*(?:<\s*[a-z!?/]|#!|%!|\{\\rtf)/i;

/**
 * Whether a file is text that is nothing but text: UTF-8, UTF-16 with its mark, or Windows-1252,
 * without control characters, and neither HTML, SVG, other markup nor a script.
 */
export async function isPlainText(content: Readable): Promise<boolean> {
  let check: ((part: Buffer) => boolean) | undefined;
  for await (const part of content as AsyncIterable<Buffer>) {
    if (!check) {
      if (running.test(startOf(part))) return false;
      check = isMarkedUtf16(part) ? utf16(part) : bytes();
    }
    if (!check(part)) return false;
  }
  return true;
}

const isMarkedUtf16 = (part: Buffer) =>
  ["fffe", "feff"].includes(part.subarray(0, 2).toString("hex"));

const startOf = (part: Buffer): string => {
  const head = part.subarray(0, 1_024);
  const decoder = new TextDecoder(isMarkedUtf16(head) ? encodingOf(head) : "utf-8");
  return decoder.decode(head);
};

const encodingOf = (part: Buffer) => (part[0] === 0xff ? "utf-16le" : "utf-16be");

function utf16(first: Buffer): (part: Buffer) => boolean {
  const decoder = new TextDecoder(encodingOf(first), { fatal: true });
  return (part) => {
    try {
      return ![...decoder.decode(part, { stream: true })].some((letter) =>
        controls.has(letter.codePointAt(0) ?? 0),
      );
    } catch {
      return false;
    }
  };
}

/** One byte at a time: what is no UTF-8 may still be Windows-1252. */
function bytes(): (part: Buffer) => boolean {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isUtf8 = true;
  let isWindows = true;
  return (part) => {
    if (part.some((byte) => controls.has(byte))) return false;
    isWindows &&= !part.some((byte) => notWindows.has(byte));
    isUtf8 &&= decodes(decoder, part);
    return isUtf8 || isWindows;
  };
}

function decodes(decoder: InstanceType<typeof TextDecoder>, part: Buffer): boolean {
  try {
    decoder.decode(part, { stream: true });
    return true;
  } catch {
    return false;
  }
}
