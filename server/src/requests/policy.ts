import { isSupport } from "@neroli/contract/access/roles.ts";
import type { Side } from "@neroli/contract/requests/states.ts";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { AppError } from "../kernel/errors.ts";

/** The part of a person that decides which requests they see, and from which side. */
export type Party = Pick<SignedInActor, "user_key" | "company_key" | "roles">;

/** The sender and the recipient of a request. */
interface Ends {
  buyer_key: string;
  buyer_company_key: string | null;
  company_key: string;
}

/**
 * The side on which somebody stands: the sender and the sender's colleagues are the BUYER, users of
 * the company that it went to the SUPPLIER. Support is on neither. null may not see the request.
 */
export function sideOf(party: Party, request: Ends): Side | null {
  if (request.buyer_key === party.user_key) return "BUYER";
  if (party.company_key !== null) {
    if (request.company_key === party.company_key) return "SUPPLIER";
    if (request.buyer_company_key === party.company_key) return "BUYER";
  }
  return isSupport(party.roles) ? "SUPPORT" : null;
}

/** `sideOf` as a condition: the requests in which this party stands on that side. */
export function onSide(party: Party, side: "BUYER" | "SUPPLIER"): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "requests">();
  const own = eb("requests.buyer_key", "=", party.user_key);
  if (party.company_key === null) return side === "BUYER" ? own : sql<SqlBool>`false`;
  const received = eb("requests.company_key", "=", party.company_key);
  if (side === "SUPPLIER") return eb.and([received, eb.not(own)]);
  const colleagues = eb("requests.buyer_company_key", "=", party.company_key);
  return eb.or([own, eb.and([colleagues, eb.not(received)])]);
}

/** The requests that this party may see; the list and the single request use the same rule. */
export function visibleTo(party: Party): Expression<SqlBool> {
  if (isSupport(party.roles)) return sql<SqlBool>`true`;
  return expressionBuilder<DB, "requests">().or([
    onSide(party, "BUYER"),
    onSide(party, "SUPPLIER"),
  ]);
}

/** An unverified account cannot request (spec 4); support sends only on behalf of a company. */
export function assertMaySend(actor: SignedInActor): void {
  if (isSupport(actor.roles) && actor.company_key === null) {
    throw new AppError("requests.no-company");
  }
  if (!actor.vetted) throw new AppError("access.unverified");
}
