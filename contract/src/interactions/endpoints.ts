import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Consent, ConsentForm, InteractionBatch } from "./schema.ts";

/** What readers do is told by their browsers; what they agreed to decides whose it is. */
export const interactionEndpoints = {
  "POST /interactions": {
    access: "public",
    summary:
      "What a reader did, in a batch. What is late, doubled, or told by robots, support or the " +
      "supplier's own people counts nothing, and the answer does not say so.",
    body: InteractionBatch,
    response: z.object({}),
    limit: { name: "interactions", calls: 600, minutes: 1 },
    rights: "held",
    background: true,
    repeats: "harmless",
  },
  "GET /interactions/consent": {
    access: "signed-in",
    summary: "Whether what I do is remembered as mine, and suppliers see my name.",
    response: Consent,
  },
  "PUT /interactions/consent": {
    access: "signed-in",
    summary: "Agree, or withdraw: what was remembered until now belongs to nobody then.",
    body: ConsentForm,
    response: Consent,
  },
  "DELETE /interactions/visitors/:visitor": {
    access: "public",
    summary: "A browser withdraws what it agreed to without an account.",
    params: z.object({ visitor: z.uuid() }),
    response: z.object({}),
    limit: { name: "withdrawals", calls: 30, minutes: 1 },
  },
} satisfies Endpoints;
