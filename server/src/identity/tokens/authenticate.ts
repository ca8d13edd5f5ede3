import { isSupport } from "@neroli/contract/access/roles.ts";
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { visitor } from "../../kernel/actor.ts";
import { elapsed, now } from "../../kernel/clock.ts";
import { AppError } from "../../kernel/errors.ts";
import { requestLanguage } from "../../kernel/http/language.ts";
import type { Authenticate } from "../../kernel/http/register.ts";
import { type PortalHost, portalAt } from "../../kernel/portal-hosts.ts";
import { type Account, findAccount } from "../../users/queries.ts";
import { holdAccounts } from "./held-accounts.ts";
import { reportHomeless } from "./report-homeless.ts";

export interface AuthenticateOptions {
  issuer: string;
  /** Of tokens at a portal's own host; the same everywhere where nothing is said. */
  issuerAt?: (origin: string) => string;
  /** The audience that tokens must name. */
  audience: string;
  keys: JWTVerifyGetKey;
  /** The header type that tells access tokens from others; RFC 9068 where nothing is said. */
  token_type?: string | null;
  /**
   * Seconds that a token is believed without its signature being checked again, which costs more
   * than most calls; none where nothing is said: keys may be taken back at any moment.
   */
  believed?: number;
  /** Whether tokens end with a session of ours, which the claim `grant` names. */
  ends_with_session?: boolean;
  /** Support needs a second factor; where sign-in is another provider's matter, so is that. */
  factors?: "required";
  /** Whose token it is, or a refusal; the subject is the user's key where nothing is said. */
  findUserKey?: (claims: JWTPayload) => Promise<string | null>;
}

/**
 * Finds out who asks. Rights are read from the database each time, so that whoever is disabled,
 * blocked or signed out is out at once and not when the token expires; but for calls that bear rights that
 * are held for a moment.
 */
export function createAuthenticate(options: AuthenticateOptions): Authenticate {
  const { findUserKey = async (claims) => claims.sub ?? null } = options;
  const verified = keepVerified(options);
  const findHeld = holdAccounts();
  return async (request, rights) => {
    const language = requestLanguage(request);
    const { authorization } = request.headers;
    const at = portalAt(request.host);
    const portal = at?.portal.settings.key ?? null;
    if (authorization === undefined) return { ...visitor(language), address: request.ip, portal };
    const claims = await verified(authorization, issuerFor(options, at));
    const userKey = claims && (await findUserKey(claims));
    const find = rights === "held" ? findHeld : findAccount;
    const session = options.ends_with_session ? sessionOf(claims) : {};
    const account = userKey ? await find(userKey, language, session.session) : null;
    if (!account) throw new AppError("access.signed-out");
    if (!account.enabled) throw new AppError("access.disabled");
    if (account.status === "BLOCKED") throw new AppError("access.blocked");
    // After those: who is shut out, which ends every session, is told so.
    if (!account.signed_in || isBefore(claims, account.signed_out_at))
      throw new AppError("access.signed-out");
    reportHomeless(request.log, account.actor);
    const actor = options.factors === "required" ? withoutFactor(account) : account.actor;
    const token_ends_at = new Date((claims?.exp ?? 0) * 1_000);
    return { ...actor, address: request.ip, ...session, token_ends_at, portal };
  };
}

/** A token of one host is none at another: what a portal's host was given serves nobody elsewhere. */
const issuerFor = ({ issuer, issuerAt }: AuthenticateOptions, at: PortalHost | null): string =>
  at && issuerAt ? issuerAt(at.origin) : issuer;

/** Of another provider's tokens, which know no session of ours: given before the person signed out. */
const isBefore = (claims: JWTPayload | null, at: Date | null): boolean =>
  at !== null && (claims?.iat ?? 0) * 1_000 <= at.getTime();

const sessionOf = (claims: JWTPayload | null): { session?: string } =>
  typeof claims?.grant === "string" ? { session: claims.grant } : {};

/** Support without a second factor may do what everybody may with their own account, no more. */
function withoutFactor({ actor, lacks_factor }: Account): Account["actor"] {
  if (!lacks_factor) return actor;
  const roles = actor.roles.filter((role) => !isSupport([role]));
  return { ...actor, roles, permissions: {}, lacks_factor };
}

const mostBelieved = 1_000;

/** Remembers good tokens for a short while, and not beyond their end. */
function keepVerified(options: AuthenticateOptions) {
  const { believed: seconds = 0 } = options;
  const believed = new Map<string, { claims: JWTPayload; until: number }>();
  return async (authorization: string, issuer: string): Promise<JWTPayload | null> => {
    const moment = elapsed() / 1_000;
    const known = believed.get(authorization);
    if (known && moment < known.until) return known.claims.iss === issuer ? known.claims : null;
    const claims = await verify(authorization, { ...options, issuer });
    believed.delete(authorization);
    if (claims && seconds > 0) {
      const left = (claims.exp ?? 0) - now().getTime() / 1_000;
      const until = moment + Math.min(seconds, left);
      believed.set(authorization, { claims, until });
      const oldest = believed.keys().next().value;
      if (believed.size > mostBelieved && oldest !== undefined) believed.delete(oldest);
    }
    return claims;
  };
}

/**
 * The token's claims, or null for whatever is not a good access token of this issuer for us; one that
 * has expired is good for `seconds_late` more.
 */
export async function verify(
  authorization: string,
  { issuer, audience, keys, token_type = "at+jwt" }: AuthenticateOptions,
  { seconds_late = 0 } = {},
): Promise<JWTPayload | null> {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1];
  if (!token) return null;
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      ...(token_type !== null && { typ: token_type }),
      requiredClaims: ["sub", "exp", "iat"],
      clockTolerance: seconds_late,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
