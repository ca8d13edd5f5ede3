import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Round, RoundSummary } from "@neroli/contract/rounds/schema.ts";
import { roundRefusals } from "@neroli/contract/rounds/states.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { presentAllowances } from "../kernel/allowances.ts";
import { imageAddress } from "../kernel/assets/image-address.ts";
import { now } from "../kernel/clock.ts";
import { sideOf } from "./policy.ts";
import type { RoundWithAsked } from "./queries/get-round.ts";
import { linesOf } from "./queries/lines-of.ts";
import type { RoundRow } from "./queries/list-rounds.ts";

export const presentSummary = (row: RoundRow): RoundSummary => ({
  key: row.key,
  status: row.status,
  sent_by: { key: row.buyer_key, firstname: row.firstname, lastname: row.lastname },
  products: row.products,
  suppliers: row.suppliers,
  answers: row.answers,
  needed_by: row.needed_by,
  created_at: row.created_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
});

export interface Reader {
  actor: SignedInActor;
  language: Language;
}

export function presentRound({ actor, language }: Reader, row: RoundWithAsked): Round {
  const [first] = row.asked;
  const refusals = roundRefusals({ state: row.status, side: sideOf(actor, row), now: now() });
  return {
    ...presentSummary(row),
    message: first?.message ?? "",
    alternatives: first?.alternatives ?? false,
    shipping_address: first?.shipping_address ?? null,
    lines: linesOf(row.products_asked),
    asked: row.asked.map((each) => ({
      request_key: each.request_key,
      request_status: each.status,
      company: {
        key: each.company_key,
        name: each.name,
        verified: each.verified,
        logo: each.logo && imageAddress(each.logo),
      },
    })),
    view: {
      currency: row.currency,
      weights: row.weights,
      marks: row.marks,
      choice: row.choice,
    },
    can: presentAllowances(refusals, language),
  };
}
