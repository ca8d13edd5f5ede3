import type { Sample } from "@neroli/contract/samples/schema.ts";
import { type SampleStatus, sampleRefusals } from "@neroli/contract/samples/states.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { presentAllowances } from "../kernel/allowances.ts";
import type { Person } from "../published/users.ts";
import { factsOf } from "./policy.ts";
import type { SampleRow } from "./queries/get-sample.ts";

/** For the supplier an evaluation that is kept does not exist, and the sample is delivered. */
export function presentSample(actor: SignedInActor, row: SampleRow): Sample {
  const { request } = row;
  const hidden = request.side === "SUPPLIER" && row.shared === false;
  const status: SampleStatus = hidden && row.status === "EVALUATED" ? "DELIVERED" : row.status;
  const refusals = sampleRefusals(factsOf(actor, { state: status, request }));
  return {
    request: row.request_key,
    side: request.side,
    status,
    terms: row.terms,
    asked_at: row.asked_at.toISOString(),
    approved:
      row.approved_at && row.shipping
        ? {
            ...step(row.approved_at, row.approver),
            shipping: row.shipping,
            shipping_cost: row.shipping_cost,
          }
        : null,
    declined: row.declined_at && {
      ...step(row.declined_at, row.decliner),
      reason: row.decline_reason ?? "",
    },
    shipped: shipmentOf(row),
    delivered: row.delivered_at && step(row.delivered_at, row.receiver),
    evaluated: hidden ? null : evaluationOf(row),
    can: presentAllowances(refusals, actor.language),
  };
}

const step = (at: Date, by: Person | null) => ({ at: at.toISOString(), by });

const shipmentOf = (row: SampleRow): Sample["shipped"] =>
  row.shipped_at && row.carrier !== null && row.shipped_on !== null
    ? {
        ...step(row.shipped_at, row.shipper),
        carrier: row.carrier,
        tracking_number: row.tracking_number,
        tracking_link: row.tracking_link,
        shipped_on: row.shipped_on as string,
      }
    : null;

const evaluationOf = (row: SampleRow): Sample["evaluated"] =>
  row.evaluated_at && row.score !== null && row.shared !== null
    ? {
        ...step(row.evaluated_at, row.evaluator),
        score: row.score,
        notes: row.notes ?? "",
        shared: row.shared,
      }
    : null;
