import type { SampleEvaluation } from "@neroli/contract/samples/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { emit } from "../../kernel/db/db.ts";
import { changeSample } from "./change-sample.ts";

/** The buyer has got the sample. */
export const confirmSample = (actor: SignedInActor, request_key: string) =>
  changeSample(actor, {
    request_key,
    action: "confirm",
    change: { delivered_at: now(), delivered_by: actor.user_key },
    kind: "sample-delivered",
    data: {},
    turn: null,
    tell: () =>
      emit({ topic: "sample.delivered", key: request_key, data: { actor: actor.user_key } }),
  });

/** The buyer says what the sample is like: to the supplier, or for the own side alone. */
export const evaluateSample = (
  actor: SignedInActor,
  { request_key, score, notes, shared }: SampleEvaluation & { request_key: string },
) =>
  changeSample(actor, {
    request_key,
    action: "evaluate",
    change: { score, notes, shared, evaluated_at: now(), evaluated_by: actor.user_key },
    kind: shared ? "sample-evaluated" : "sample-judged",
    data: { score },
    silent: !shared,
    tell: () =>
      emit({ topic: "sample.evaluated", key: request_key, data: { actor: actor.user_key } }),
  });
