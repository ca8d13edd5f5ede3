import type { SampleApproval, SampleShipment } from "@neroli/contract/samples/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { emit } from "../../kernel/db/db.ts";
import { changeSample } from "./change-sample.ts";

/** The supplier promises the sample and says what its shipping costs. */
export const approveSample = (
  actor: SignedInActor,
  { request_key, shipping, shipping_cost }: SampleApproval & { request_key: string },
) =>
  changeSample(actor, {
    request_key,
    action: "approve",
    change: {
      shipping,
      shipping_cost: shipping === "AMOUNT" && shipping_cost ? JSON.stringify(shipping_cost) : null,
      approved_at: now(),
      approved_by: actor.user_key,
    },
    kind: "sample-approved",
    data: {},
    turn: "SUPPLIER",
    tell: () =>
      emit({ topic: "sample.approved", key: request_key, data: { actor: actor.user_key } }),
  });

/** The supplier sends none, and says why. */
export const declineSample = (
  actor: SignedInActor,
  { request_key, reason }: { request_key: string; reason: string },
) =>
  changeSample(actor, {
    request_key,
    action: "decline",
    change: { decline_reason: reason, declined_at: now(), declined_by: actor.user_key },
    kind: "sample-declined",
    data: { reason },
    turn: null,
    tell: () =>
      emit({ topic: "sample.declined", key: request_key, data: { actor: actor.user_key, reason } }),
  });

/** The supplier takes the approval back; the question stands again. */
export const withdrawSample = (actor: SignedInActor, request_key: string) =>
  changeSample(actor, {
    request_key,
    action: "withdraw",
    change: { shipping: null, shipping_cost: null, approved_at: null, approved_by: null },
    kind: "sample-withdrawn",
    data: {},
    turn: "SUPPLIER",
    tell: () =>
      emit({ topic: "sample.withdrawn", key: request_key, data: { actor: actor.user_key } }),
  });

type Shipment = SampleShipment & { request_key: string };

/** The sample has left. */
export const shipSample = (actor: SignedInActor, { request_key, ...shipment }: Shipment) =>
  changeSample(actor, {
    request_key,
    action: "ship",
    change: { ...columnsOf(shipment), shipped_at: now(), shipped_by: actor.user_key },
    kind: "sample-shipped",
    data: { carrier: shipment.carrier },
    turn: "BUYER",
    tell: () =>
      emit({ topic: "sample.shipped", key: request_key, data: { actor: actor.user_key } }),
  });

/** What was said of its way is put right; the buyer is told, who may look at the wrong place. */
export const correctShipment = (actor: SignedInActor, { request_key, ...shipment }: Shipment) =>
  changeSample(actor, {
    request_key,
    action: "correct",
    change: columnsOf(shipment),
    kind: "sample-corrected",
    data: { carrier: shipment.carrier },
    tell: () =>
      emit({ topic: "sample.shipped", key: request_key, data: { actor: actor.user_key } }),
  });

/** A link leads to its carrier unread by others on the way. */
const columnsOf = ({ carrier, tracking_number, tracking_link, shipped_on }: SampleShipment) => ({
  carrier,
  tracking_number: tracking_number ?? null,
  tracking_link: tracking_link?.replace(/^http:/i, "https:") ?? null,
  shipped_on,
});
