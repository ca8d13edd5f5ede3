import { sampleEndpoints } from "@neroli/contract/samples/endpoints.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { routes } from "../kernel/http/routes.ts";
import { confirmSample, evaluateSample } from "./commands/judge-sample.ts";
import { beginSample } from "./commands/keep-sample.ts";
import {
  approveSample,
  correctShipment,
  declineSample,
  shipSample,
  withdrawSample,
} from "./commands/supply-sample.ts";
import { presentSample } from "./present.ts";
import { getSample } from "./queries/get-sample.ts";
import { readTerms } from "./queries/read-terms.ts";

const answer = async (actor: SignedInActor, requestKey: string) =>
  presentSample(actor, await getSample(actor, requestKey));

export const sampleRoutes = routes(sampleEndpoints, {
  "GET /samples/terms": async ({ actor, query }) => ({
    content: await readTerms(actor, query.products),
  }),

  "GET /requests/:requestKey/sample": async ({ actor, params }) => {
    await beginSample(actor, params.requestKey);
    return answer(actor, params.requestKey);
  },

  "POST /requests/:requestKey/sample/approve": async ({ actor, params, body }) => {
    await approveSample(actor, { request_key: params.requestKey, ...body });
    return answer(actor, params.requestKey);
  },

  "POST /requests/:requestKey/sample/decline": async ({ actor, params, body }) => {
    await declineSample(actor, { request_key: params.requestKey, ...body });
    return answer(actor, params.requestKey);
  },

  "POST /requests/:requestKey/sample/withdraw": async ({ actor, params }) => {
    await withdrawSample(actor, params.requestKey);
    return answer(actor, params.requestKey);
  },

  "POST /requests/:requestKey/sample/ship": async ({ actor, params, body }) => {
    await shipSample(actor, { request_key: params.requestKey, ...body });
    return answer(actor, params.requestKey);
  },

  "POST /requests/:requestKey/sample/correct": async ({ actor, params, body }) => {
    await correctShipment(actor, { request_key: params.requestKey, ...body });
    return answer(actor, params.requestKey);
  },

  "POST /requests/:requestKey/sample/confirm": async ({ actor, params }) => {
    await confirmSample(actor, params.requestKey);
    return answer(actor, params.requestKey);
  },

  "POST /requests/:requestKey/sample/evaluate": async ({ actor, params, body }) => {
    await evaluateSample(actor, { request_key: params.requestKey, ...body });
    return answer(actor, params.requestKey);
  },
});
