import { randomBytes } from "node:crypto";

/** "Nérol® 20" becomes "nerol-20": what a name looks like in an address; at most 80 characters. */
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

/** Ten random letters and digits: 51 bits, enough that two never meet. */
export function randomKey(): string {
  const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
  return [...randomBytes(10)].map((byte) => alphabet[byte % 32]).join("");
}
