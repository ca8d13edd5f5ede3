import { z } from "zod";
import type { Endpoint, Endpoints } from "../access/endpoint.ts";
import { languages } from "../kernel/language.ts";
import { byRule, Day, distinct, Key, line, text } from "../kernel/values.ts";
import { QuoteContent } from "./content.ts";
import { QuoteDraft } from "./draft.ts";
import { offerEndsLater } from "./form-rules.ts";
import { EarlierQuote, PriceTarget, Quote, QuoteTemplate } from "./schema.ts";
import { type QuoteAction, quoteRefusalCodes } from "./states.ts";

const params = z.object({ requestKey: Key });
const versionParams = params.extend({
  version: z.coerce.number<string>().int().min(1).max(100_000),
});
const templateParams = z.object({ templateKey: Key });

/** The version that somebody has read and acts on; 0 before the first was sent. */
const version = z.int().min(0);
const reason = line(2_000);
const noQuote = "quotes.no-quote-request" as const;
const Templates = z.object({ templates: z.array(QuoteTemplate) });

/** Of what is sent now; what was sent says whatever day it said. */
const LastDay = Day.refine(...byRule(offerEndsLater));
const NewVersion = z.strictObject({
  version,
  content: QuoteContent.extend({ valid_until: LastDay }),
});

const fileOfVersion = {
  params: versionParams,
  /** Either side's, whoever asks. */
  query: z.strictObject({ language: z.enum(languages).optional() }),
  response: z.string().describe("the file"),
  answers: "file",
  errors: [noQuote],
} as const;

/** The call that does an action: every action of the transition table has one. */
type ActionCall = {
  [Action in QuoteAction]: `${Action extends "draft" ? "PUT" : "POST"} /requests/:requestKey/quote/${Action}`;
}[QuoteAction];

export const quoteEndpoints = {
  "GET /requests/:requestKey/quote": {
    access: "requests",
    summary: "The quote of a QUOTE request, with every version that was sent.",
    params,
    response: Quote,
    errors: [noQuote],
  },
  "PUT /requests/:requestKey/quote/draft": {
    access: "edit-quote",
    summary:
      "Keep what is being written for the supplier's side; 409 conflict when a colleague has kept " +
      "another draft than the one of `revision`.",
    params,
    body: z.strictObject({
      revision: z.int().min(0),
      draft: QuoteDraft.nullable(),
      internal_note: text(5_000),
    }),
    response: Quote,
    errors: [noQuote, "conflict", ...quoteRefusalCodes("draft")],
  },
  "POST /requests/:requestKey/quote/send": {
    access: "edit-quote",
    repeats: "once",
    summary: "Send the first version of the quote.",
    params,
    form: "quotes/new-version",
    body: NewVersion,
    response: Quote,
    errors: [noQuote, ...quoteRefusalCodes("send")],
  },
  "POST /requests/:requestKey/quote/update": {
    access: "edit-quote",
    repeats: "once",
    summary: "Send the next version; it answers the wishes about the one before.",
    params,
    body: NewVersion,
    response: Quote,
    errors: [noQuote, ...quoteRefusalCodes("update")],
  },
  "POST /requests/:requestKey/quote/extend": {
    access: "edit-quote",
    repeats: "harmless",
    summary: "Move the last day of the quote, also of one that has expired.",
    params,
    form: "quotes/extension",
    body: z.strictObject({ version, valid_until: LastDay }),
    response: Quote,
    errors: [noQuote, ...quoteRefusalCodes("extend")],
  },
  "POST /requests/:requestKey/quote/cancel": {
    access: "edit-quote",
    repeats: "once",
    summary: "Take the quote back, with a reason; it is final.",
    params,
    form: "quotes/cancellation",
    body: z.strictObject({ reason }),
    response: Quote,
    errors: [noQuote, ...quoteRefusalCodes("cancel")],
  },
  "POST /requests/:requestKey/quote/accept": {
    access: "requests",
    repeats: "harmless",
    summary:
      "Accept a version or some of its lines, by position. A superseded one is refused with the " +
      "number of the current one.",
    params,
    body: z.strictObject({
      version,
      lines: distinct(z.int().min(0).max(99), 100).min(1).optional(),
    }),
    response: Quote,
    errors: [noQuote, "quotes.given-elsewhere", ...quoteRefusalCodes("accept")],
  },
  "POST /requests/:requestKey/quote/reject": {
    access: "requests",
    repeats: "harmless",
    summary: "Decline the quote with a reason; it is final.",
    params,
    form: "quotes/rejection",
    body: z.strictObject({ version, reason }),
    response: Quote,
    errors: [noQuote, ...quoteRefusalCodes("reject")],
  },
  "POST /requests/:requestKey/quote/ask-revision": {
    access: "requests",
    repeats: "once",
    summary: "Ask for another version, with a comment and prices that one aims at.",
    params,
    form: "quotes/revision",
    body: z.strictObject({
      version,
      comment: line(2_000),
      targets: distinct(PriceTarget, 100, ["line"]).default([]),
    }),
    response: Quote,
    errors: [noQuote, ...quoteRefusalCodes("ask-revision")],
  },
  "POST /requests/:requestKey/quote/withdraw": {
    access: "requests",
    repeats: "harmless",
    summary: "Take an acceptance back within an hour, with a reason; either side may.",
    params,
    form: "quotes/withdrawal",
    body: z.strictObject({ reason }),
    response: Quote,
    errors: [noQuote, ...quoteRefusalCodes("withdraw")],
  },
  "GET /requests/:requestKey/quote/versions/:version/pdf": {
    access: "requests",
    summary: "A version that was sent, as a PDF to print; without `language` in the reader's.",
    ...fileOfVersion,
  },
  "GET /requests/:requestKey/quote/versions/:version/xlsx": {
    access: "requests",
    summary: "The same as a workbook.",
    ...fileOfVersion,
  },
  "GET /requests/:requestKey/quote/earlier": {
    access: "edit-quote",
    summary: "What the supplier of the request has quoted others, to copy.",
    params,
    response: z.object({ quotes: z.array(EarlierQuote) }),
  },
  "GET /quote-templates": {
    access: "edit-quote",
    summary: "The templates of one's company.",
    response: Templates,
  },
  "POST /quote-templates": {
    access: "edit-quote",
    repeats: "harmless",
    summary: "Keep lines and terms for the next quotes; a template of that name is replaced.",
    form: "quotes/template",
    body: z.strictObject({ name: line(120), draft: QuoteDraft }),
    response: Templates,
    errors: ["requests.no-company"],
  },
  "DELETE /quote-templates/:templateKey": {
    access: "edit-quote",
    summary: "Remove a template of one's company.",
    params: templateParams,
    response: Templates,
  },
} satisfies Endpoints & Record<ActionCall, Endpoint>;
