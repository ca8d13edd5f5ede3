import { randomBytes } from "node:crypto";

/**
 * A name as it stands in an address: "Nérol® 20" becomes "nerol-20". At most 80 characters; a name
 * without any letter or digit becomes "x".
 */
export function slug(name: string): string {
  const folded = name
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f®™]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, "");
  return folded || "x";
}

/**
 * Ten random letters and digits of 32, without i, l, o and u: 50 bits, so that two of a million keys
 * are the same with a chance of one in 2,000.
 */
export function randomKey(): string {
  const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
  return [...randomBytes(10)].map((byte) => alphabet[byte % 32]).join("");
}
