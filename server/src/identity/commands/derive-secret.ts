import { createHmac } from "node:crypto";
import { loadKeys } from "./make-keys.ts";

/**
 * A secret of this installation for one purpose, always the same; who learns it learns neither the
 * provider's secret, from which it is made, nor that of another purpose.
 */
export async function deriveSecret(purpose: string): Promise<Buffer> {
  const { cookies } = await loadKeys();
  // The first one: newer ones come before it.
  const first = cookies.at(-1) ?? "";
  return createHmac("sha256", first).update(purpose).digest();
}
