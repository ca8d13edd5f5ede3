import { createHash, randomBytes } from "node:crypto";

/** What stands in the mailed address /register/{registrationKey}: 256 random bits. */
export const createToken = (): string => randomBytes(32).toString("base64url");

/** All that is stored of a token: who reads the database cannot use it. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** Of a token that nobody knows: the one that is good is made when the mail is written. */
export const unmailedHash = (): string => hashToken(createToken());
