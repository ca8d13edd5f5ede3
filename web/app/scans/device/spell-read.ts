import { readCode, spellCode } from "@neroli/contract/badges/code.ts";

/** What was read, as people read it: the code of a badge in groups. */
export function spellRead(read: string): string {
  const code = readCode(read);
  return code ? spellCode(code) : read;
}
