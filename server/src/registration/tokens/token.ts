import { createHash, createHmac, randomBytes } from "node:crypto";
import { deriveSecret } from "../../identity/commands/derive-secret.ts";

/** A token for the mailed address /register/{registrationKey}: 256 random bits. */
export const createToken = (): string => randomBytes(32).toString("base64url");

/**
 * The token of a link that is mailed because of an event: the same whenever the event is handled, so
 * that a mail that is sent twice is twice the same, and the link in either is good.
 */
export async function eventToken(eventId: number, recipientKey: string): Promise<string> {
  const secret = await deriveSecret("mailed-links");
  return createHmac("sha256", secret).update(`${eventId} ${recipientKey}`).digest("base64url");
}

/** All that is stored of a token: who reads it cannot use the link. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** The hash of a token that nobody knows: the good one is made when the mail is written. */
export const unmailedHash = (): string => hashToken(createToken());
