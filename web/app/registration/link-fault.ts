import { formats } from "@neroli/contract/kernel/formats/formats.ts";
import { hasCode } from "../kernel/client.ts";

/** Why a mailed link is not good. */
export type LinkFault = "USED" | "EXPIRED" | "UNKNOWN";

/** A link that was copied in part is no token at all. */
export const faultOfToken = (token: string): LinkFault | null =>
  formats.token.holds(token) ? null : "UNKNOWN";

/** Null for anything else that went wrong. */
export function faultOfError(error: unknown): LinkFault | null {
  if (!hasCode(error, "registration.link-not-valid")) return null;
  const { reason } = error.body.additional_data ?? {};
  return reason === "USED" || reason === "UNKNOWN" ? reason : "EXPIRED";
}
