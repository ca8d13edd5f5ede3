import type { Language } from "@neroli/contract/kernel/language.ts";
import { quoteEndpoints } from "@neroli/contract/quotes/endpoints.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { routes } from "../kernel/http/routes.ts";
import { acceptQuote, withdrawAcceptance } from "./commands/accept-quote.ts";
import { askRevision } from "./commands/ask-revision.ts";
import { cancelQuote, rejectQuote } from "./commands/end-quote.ts";
import { extendQuote } from "./commands/extend-quote.ts";
import { keepDraft } from "./commands/keep-draft.ts";
import { deleteTemplate, saveTemplate } from "./commands/save-template.ts";
import { sendQuote } from "./commands/send-quote.ts";
import { makeQuotePdf, makeQuoteWorkbook } from "./files/make-file.ts";
import { presentQuote } from "./present.ts";
import { getQuote } from "./queries/get-quote.ts";
import { listEarlier } from "./queries/list-earlier.ts";
import { listTemplates } from "./queries/list-templates.ts";

interface Call {
  actor: SignedInActor;
  language: Language;
  params: { requestKey: string };
}

/** Does it, and answers the quote as it is afterwards. */
async function answer(call: Call, command?: Promise<void>) {
  await command;
  return presentQuote(call, await getQuote(call.actor, call.params.requestKey));
}

interface FileCall {
  language: Language;
  params: { requestKey: string; version: number };
  query: { language?: Language | undefined };
}

const orderOf = ({ language, params, query }: FileCall) => ({
  request_key: params.requestKey,
  version: params.version,
  language: query.language ?? language,
});

export const quoteRoutes = routes(quoteEndpoints, {
  "GET /requests/:requestKey/quote": (call) => answer(call),

  "PUT /requests/:requestKey/quote/draft": (call) =>
    answer(call, keepDraft(call.actor, { request_key: call.params.requestKey, ...call.body })),

  "POST /requests/:requestKey/quote/send": (call) =>
    answer(
      call,
      sendQuote(call.actor, { ...call.body, request_key: call.params.requestKey, action: "send" }),
    ),

  "POST /requests/:requestKey/quote/update": (call) =>
    answer(
      call,
      sendQuote(call.actor, {
        ...call.body,
        request_key: call.params.requestKey,
        action: "update",
      }),
    ),

  "POST /requests/:requestKey/quote/extend": (call) =>
    answer(call, extendQuote(call.actor, { request_key: call.params.requestKey, ...call.body })),

  "POST /requests/:requestKey/quote/cancel": (call) =>
    answer(call, cancelQuote(call.actor, { request_key: call.params.requestKey, ...call.body })),

  "POST /requests/:requestKey/quote/accept": (call) =>
    answer(call, acceptQuote(call.actor, { request_key: call.params.requestKey, ...call.body })),

  "POST /requests/:requestKey/quote/reject": (call) =>
    answer(call, rejectQuote(call.actor, { request_key: call.params.requestKey, ...call.body })),

  "POST /requests/:requestKey/quote/ask-revision": (call) =>
    answer(call, askRevision(call.actor, { request_key: call.params.requestKey, ...call.body })),

  "POST /requests/:requestKey/quote/withdraw": (call) =>
    answer(
      call,
      withdrawAcceptance(call.actor, { request_key: call.params.requestKey, ...call.body }),
    ),

  "GET /requests/:requestKey/quote/versions/:version/pdf": (call) =>
    makeQuotePdf(call.actor, orderOf(call)),

  "GET /requests/:requestKey/quote/versions/:version/xlsx": (call) =>
    makeQuoteWorkbook(call.actor, orderOf(call)),

  "GET /requests/:requestKey/quote/earlier": async ({ actor, params }) => ({
    quotes: await listEarlier(actor, params.requestKey),
  }),

  "GET /quote-templates": async ({ actor }) => ({ templates: await listTemplates(actor) }),

  "POST /quote-templates": async ({ actor, body }) => {
    await saveTemplate(actor, body);
    return { templates: await listTemplates(actor) };
  },

  "DELETE /quote-templates/:templateKey": async ({ actor, params }) => {
    await deleteTemplate(actor, params.templateKey);
    return { templates: await listTemplates(actor) };
  },
});
