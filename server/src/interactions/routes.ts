import { interactionEndpoints } from "@neroli/contract/interactions/endpoints.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { routes } from "../kernel/http/routes.ts";
import { changeConsent, forgetVisitor } from "./commands/change-consent.ts";
import { recordBatch } from "./commands/record-batch.ts";
import { findConsent } from "./queries/get-consent.ts";

async function presentConsent(actor: SignedInActor) {
  const { level = "NONE" as const, changed_at } = (await findConsent(actor)) ?? {};
  return { level, changed_at: changed_at?.toISOString() ?? null };
}

export const interactionRoutes = routes(interactionEndpoints, {
  "POST /interactions": async ({ actor, body, headers }) => {
    await recordBatch(actor, { batch: body, headers });
    return {};
  },

  "GET /interactions/consent": ({ actor }) => presentConsent(actor),

  "PUT /interactions/consent": async ({ actor, body }) => {
    await changeConsent(actor, body.level);
    return presentConsent(actor);
  },

  "DELETE /interactions/visitors/:visitor": async ({ params }) => {
    await forgetVisitor(params.visitor);
    return {};
  },
});
