import { roundEndpoints } from "@neroli/contract/rounds/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { closeRound } from "./commands/close-round.ts";
import { sendRound } from "./commands/send-round.ts";
import { presentRound, presentSummary } from "./present.ts";
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

  "POST /rounds/:roundKey/close": async (call) => {
    await closeRound(call.actor, call.params.roundKey);
    return presentRound(call, await getRound(call.actor, call.params.roundKey));
  },
});
