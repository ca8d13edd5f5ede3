import { isSupport } from "@neroli/contract/access/roles.ts";
import {
  type RequestAction,
  type RequestStatus,
  refusal,
  type Side,
} from "@neroli/contract/requests/states.ts";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { AppError } from "../kernel/errors.ts";

/** What deciding about a request needs to know of the one who asks. */
export type Party = Pick<SignedInActor, "user_key" | "company_key" | "roles">;

interface Ends {
  buyer_key: string;
  buyer_company_key: string | null;
  company_key: string;
}

/**
 * The side on which somebody stands: who sent it and the colleagues on the buyer's, the users of
 * the company it went to on the supplier's; support between them. null sees nothing of it.
 */
export function sideOf(party: Party, request: Ends): Side | null {
  if (request.buyer_key === party.user_key) return "BUYER";
  if (party.company_key !== null) {
    if (request.company_key === party.company_key) return "SUPPLIER";
    if (request.buyer_company_key === party.company_key) return "BUYER";
  }
  return isSupport(party.roles) ? "SUPPORT" : null;
}

/** `sideOf` for a list: the requests on which this party stands on that side. */
export function onSide(party: Party, side: "BUYER" | "SUPPLIER"): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "requests">();
  const own = eb("requests.buyer_key", "=", party.user_key);
  if (party.company_key === null) return side === "BUYER" ? own : sql<SqlBool>`false`;
  const received = eb("requests.company_key", "=", party.company_key);
  if (side === "SUPPLIER") return eb.and([received, eb.not(own)]);
  const colleagues = eb("requests.buyer_company_key", "=", party.company_key);
  return eb.or([own, eb.and([colleagues, eb.not(received)])]);
}

/** What exists for this party, for the list and for the single request alike. */
export function visibleTo(party: Party): Expression<SqlBool> {
  if (isSupport(party.roles)) return sql<SqlBool>`true`;
  return expressionBuilder<DB, "requests">().or([
    onSide(party, "BUYER"),
    onSide(party, "SUPPLIER"),
  ]);
}

/** Refuses what the transition table does not allow (decisions, requests). */
export function allow(action: RequestAction, request: { status: RequestStatus; side: Side }): void {
  const reason = refusal(action, request);
  if (reason) throw new AppError(reason);
}
