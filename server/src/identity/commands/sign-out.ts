import { noteSecurity } from "../../kernel/security-log.ts";
import { findPayload } from "../queries/find-payload.ts";
import { endSession } from "./end-sessions.ts";

/** Ends the session that gave this refresh token; false for one that is none of ours. */
export async function signOut(refreshToken: string): Promise<boolean> {
  const payload = await findPayload({ model: "RefreshToken", by: "id", value: refreshToken });
  if (!payload?.grantId) return false;
  await endSession(payload.grantId);
  const user_key = payload.accountId ?? null;
  await noteSecurity({ kind: "signed-out", user_key, details: {} });
  return true;
}
