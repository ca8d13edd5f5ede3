import type { UserStatus } from "../enumerations/users.ts";
import { isSupport, type Role } from "./roles.ts";

/**
 * How far an account is let in (decisions, unverified and waiting accounts): "admitted" is verified;
 * "founding" is one of those who work on a company that support has not verified and that has no
 * verified user; everybody else waits until a manager of the company or support admits them.
 */
export const standings = ["admitted", "founding", "waiting"] as const;
export type Standing = (typeof standings)[number];

/** The facts about an account that decide its standing. */
interface AccountFacts {
  roles: readonly Role[];
  status: UserStatus;
  /** Null for somebody without one. */
  company: { verified: boolean; has_verified_user: boolean } | null;
}

/**
 * The standing of an account. A verified company has data that others rely on: there the first user
 * waits for support, though nobody is there to admit him.
 */
export function standingOf({ roles, status, company }: AccountFacts): Standing {
  if (status === "VERIFIED" || isSupport(roles)) return "admitted";
  return company && !company.verified && !company.has_verified_user ? "founding" : "waiting";
}
