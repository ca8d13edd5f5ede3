import { ApiError } from "../kernel/client.ts";

/** Why a mailed link is not good; null for anything else that went wrong. */
export function reasonOf(error: Error | null): "USED" | "EXPIRED" | null {
  if (!(error instanceof ApiError)) return null;
  // A link that was copied in part is no token at all.
  if (error.status === 400 && error.body.code === "request.invalid") return "EXPIRED";
  if (error.body.code !== "registration.link-not-valid") return null;
  return error.body.additional_data?.reason === "USED" ? "USED" : "EXPIRED";
}
