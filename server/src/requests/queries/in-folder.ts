import { isSupport } from "@neroli/contract/access/roles.ts";
import { nobody, type RequestFolder } from "@neroli/contract/requests/folders.ts";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { onSide } from "../policy.ts";
import { unreadBy } from "./select-requests.ts";

const eb = expressionBuilder<DB, "requests">();

const live = eb("requests.status", "in", ["REQUESTED", "OPEN"]);

/** Somebody of this party sees to it on their side; nobody does for `nobody`. */
export function assignedTo(actor: SignedInActor, assignee: string): Expression<SqlBool> {
  const whom = assignee === nobody ? null : assignee;
  return eb.or([
    eb.and([
      onSide(actor, "SUPPLIER"),
      eb("requests.supplier_assignee", "is not distinct from", whom),
    ]),
    eb.and([onSide(actor, "BUYER"), eb("requests.buyer_assignee", "is not distinct from", whom)]),
  ]);
}

/** What nobody was named for is its sender's. */
const ofActor = (actor: SignedInActor): Expression<SqlBool> =>
  eb.or([
    assignedTo(actor, actor.user_key),
    eb.and([
      eb("requests.buyer_key", "=", actor.user_key),
      eb("requests.buyer_assignee", "is", null),
    ]),
  ]);

/** It is the turn of the actor's own side, or of the other one. */
function waitsFor(actor: SignedInActor, whom: "us" | "them"): Expression<SqlBool> {
  const [own, other] =
    whom === "us" ? (["BUYER", "SUPPLIER"] as const) : (["SUPPLIER", "BUYER"] as const);
  return eb.and([
    live,
    eb.or([
      eb.and([onSide(actor, "BUYER"), eb("requests.waiting_for", "=", own)]),
      eb.and([onSide(actor, "SUPPLIER"), eb("requests.waiting_for", "=", other)]),
    ]),
  ]);
}

/** Whether a request stands in the folder, among those that the actor may see. */
export function inFolder(actor: SignedInActor, folder: RequestFolder): Expression<SqlBool> {
  switch (folder) {
    case "all":
      return sql<SqlBool>`true`;
    case "new":
      return isSupport(actor.roles) ? sql<SqlBool>`false` : unreadBy(actor);
    case "mine":
      return ofActor(actor);
    case "waiting-for-us":
      return waitsFor(actor, "us");
    case "waiting-for-them":
      return waitsFor(actor, "them");
    case "quotes":
      return eb("requests.type", "=", "QUOTE");
    case "samples":
      return eb("requests.type", "=", "SAMPLE");
    case "closed":
      return eb.not(live);
  }
}
