import { roundEndpoints } from "@neroli/contract/rounds/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { awardOffers } from "./commands/award-offers.ts";
import { closeRound } from "./commands/close-round.ts";
import { keepView } from "./commands/keep-view.ts";
import { sendRound } from "./commands/send-round.ts";
import { makeComparisonFile } from "./files/make-file.ts";
import { presentRound, presentSummary } from "./present.ts";
import { getMatrix } from "./queries/get-matrix.ts";
import { getRound } from "./queries/get-round.ts";
import { listRounds } from "./queries/list-rounds.ts";

export const roundRoutes = routes(roundEndpoints, {
  "GET /rounds": async ({ actor, query }) => {
    const page = await listRounds(actor, query);
    return { ...page, content: page.content.map(presentSummary) };
  },

  "POST /rounds": async ({ actor, body }) => ({ round: await sendRound(actor, body) }),

  "GET /rounds/:roundKey": async (call) =>
    presentRound(call, await getRound(call.actor, call.params.roundKey)),

  "GET /rounds/:roundKey/matrix": ({ actor, params, query }) =>
    getMatrix(actor, { key: params.roundKey, currency: query.currency }),

  "GET /rounds/:roundKey/export": (call) =>
    makeComparisonFile(call, call.params.roundKey, call.query),

  "PUT /rounds/:roundKey/view": async (call) => {
    await keepView(call.actor, { round_key: call.params.roundKey, change: call.body });
    return presentRound(call, await getRound(call.actor, call.params.roundKey));
  },

  "POST /rounds/:roundKey/award": async (call) => {
    await awardOffers(call.actor, { round_key: call.params.roundKey, ...call.body });
    return presentRound(call, await getRound(call.actor, call.params.roundKey));
  },

  "POST /rounds/:roundKey/close": async (call) => {
    await closeRound(call.actor, call.params.roundKey);
    return presentRound(call, await getRound(call.actor, call.params.roundKey));
  },
});
