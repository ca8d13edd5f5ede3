import { createHmac } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code that an authenticator app shows now for a key in base32 (RFC 6238). */
export function codeOf(key: string): string {
  const bits = [...key].map((each) => letters.indexOf(each).toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((each) => Number.parseInt(each, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac("sha1", bytes).update(step).digest();
  const at = (digest.at(-1) ?? 0) & 0x0f;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
