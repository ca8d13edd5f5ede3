import { invalidField } from "../../kernel/errors.ts";
import { isInside } from "../../kernel/outgoing/post.ts";
import { opensNetworks } from "../../kernel/outgoing/public-addresses.ts";

/**
 * Refuses what nothing would be posted to: an address that is not public, and one without TLS unless
 * the operator has opened networks for webhooks. What a name leads to is judged with each post.
 */
export function checkAddress(address: string): void {
  const secure = new URL(address).protocol === "https:";
  if (!secure && !opensNetworks()) throw invalidField({ path: "address", code: "secure-link" });
  if (isInside(address)) {
    throw invalidField({ path: "address", code: "errors.webhooks.not-public" });
  }
}
