import { createHash, randomBytes } from "node:crypto";
import { today } from "../../kernel/clock.ts";

/** Readers and scopes of a day that are remembered; beyond it nobody is taken for a first visitor. */
const most = 2_000_000;

let day = "";
let salt = randomBytes(16);
let seen = new Set<number>();

/**
 * Whether somebody comes to a scope for the first time today. It is known in the memory of this
 * process alone, by a hash whose salt is gone at midnight: what is kept says that it was a first
 * time, and nothing of whose.
 */
function isFirstToday(reader: string, scope: string): boolean {
  if (day !== today()) {
    day = today();
    salt = randomBytes(16);
    seen = new Set();
  }
  const hash = createHash("sha256").update(salt).update(`${scope} ${reader}`).digest();
  const key = hash.readUIntBE(0, 6);
  if (seen.has(key) || seen.size >= most) return false;
  seen.add(key);
  return true;
}

/** Which scopes somebody comes to for the first time today: 1 a supplier's, 2 a portal's, 4 Neroli. */
export function firstsOf(
  reader: string,
  { supplier, portal }: { supplier: string | null; portal: string | null },
): number {
  const ofSupplier = supplier !== null && isFirstToday(reader, `company ${supplier}`) ? 1 : 0;
  const ofPortal = portal !== null && isFirstToday(reader, `portal ${portal}`) ? 2 : 0;
  return ofSupplier | ofPortal | (isFirstToday(reader, "all") ? 4 : 0);
}
