import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { CurrencyCode, Key, queryList } from "../kernel/values.ts";
import { quoteRefusalCodes } from "../quotes/states.ts";
import { NewRequest } from "../requests/schema.ts";
import { comparisonFileFormats, offerSorts, readWeights, weightsFormat } from "./compare.ts";
import { Matrix } from "./matrix.ts";
import { Round, RoundSummary } from "./schema.ts";
import { roundRefusalCodes, roundStatuses } from "./states.ts";
import { RoundViewChange } from "./view.ts";

const params = z.object({ roundKey: Key });

export const roundEndpoints = {
  "GET /rounds": {
    access: "requests",
    summary: "The questions that the reader's company has put to several suppliers.",
    query: listQuery({
      filters: {},
      sort: ["created_at"],
      extra: { status__eq: z.enum(roundStatuses).optional() },
    }),
    response: pageOf(RoundSummary),
  },
  "POST /rounds": {
    access: "requests",
    repeats: "once",
    summary:
      "Ask several suppliers for a quotation by one form: each gets a request of its own and learns " +
      "of no other.",
    body: NewRequest,
    response: z.object({ round: Key }),
    errors: [
      "access.unverified",
      "requests.no-company",
      "requests.no-products",
      "requests.own-company",
      "rounds.one-supplier",
    ],
  },
  "GET /rounds/:roundKey": {
    access: "requests",
    summary: "A question to several suppliers, with their answers; its buyer company's alone.",
    params,
    response: Round,
  },
  "GET /rounds/:roundKey/matrix": {
    access: "requests",
    summary:
      "The offers of a round, reckoned for the quantities that are wanted; what is unknown is said, " +
      "and costs nothing less than it does.",
    params,
    query: z.strictObject({ currency: CurrencyCode.default("EUR") }),
    response: Matrix,
  },
  "GET /rounds/:roundKey/export": {
    access: "requests",
    summary:
      "The same as a workbook or PDF for the buyer company, in the reader's language; in the order, by " +
      "the weights (price-time-quality) and without the requests that the query names.",
    limit: { name: "round-export", calls: 60, minutes: 10 },
    params,
    query: z.strictObject({
      format: z.enum(comparisonFileFormats),
      currency: CurrencyCode.default("EUR"),
      sort: z.enum(offerSorts).default("cost"),
      weights: z
        .string()
        .regex(weightsFormat)
        .transform(readWeights)
        .optional()
        .describe("60-30-10; as kept with the round where left out"),
      hidden: queryList(Key, 100).default([]),
    }),
    response: z.string().describe("the file"),
    answers: "file",
    errors: roundRefusalCodes("compare"),
  },
  "PUT /rounds/:roundKey/view": {
    access: "requests",
    summary:
      "Change how a round is compared, for all who compare it: what is not named stays as a colleague " +
      "has left it.",
    params,
    body: RoundViewChange,
    response: Round,
    errors: roundRefusalCodes("compare"),
  },
  "POST /rounds/:roundKey/award": {
    access: "requests",
    repeats: "harmless",
    summary:
      "Accept the offers that were chosen, all or none: each names the version that was compared, and " +
      "no line is given to two.",
    params,
    body: z.strictObject({
      offers: z
        .array(
          z.strictObject({
            request_key: Key,
            version: z.int().min(1),
            position: z.int().min(0).max(200),
          }),
        )
        .min(1)
        .max(400),
    }),
    response: Round,
    errors: [
      ...roundRefusalCodes("award"),
      ...quoteRefusalCodes("accept"),
      "quotes.given-elsewhere",
      "rounds.offers-changed",
      "rounds.two-winners",
    ],
  },
  "POST /rounds/:roundKey/close": {
    access: "requests",
    repeats: "harmless",
    summary: "Close the question: the requests that are still open are closed, which is told.",
    params,
    response: Round,
    errors: roundRefusalCodes("close"),
  },
} satisfies Endpoints;
