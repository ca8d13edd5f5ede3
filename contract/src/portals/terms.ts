import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { type Language, languages } from "../kernel/language.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { byRule, Instant, Key, text } from "../kernel/values.ts";
import { saysSomething } from "./form-rules.ts";

/** The newest terms as a reader is shown them. */
export const EventTerms = z.object({
  version: z.int(),
  language: z.enum(languages).describe("of the text: the reader's where it is written in it"),
  text: z.string(),
  published_at: Instant,
});
export type EventTerms = z.infer<typeof EventTerms>;

const mostLetters = 40_000;
const Texts = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, text(mostLetters)])) as Record<
    Language,
    ReturnType<typeof text>
  >,
);

export const TermsForm = z
  .strictObject({
    texts: Texts.describe("empty in a language in which there is none"),
    version: z.int().min(0).describe("the newest as it was read, 0 where there is none yet"),
  })
  .refine(...byRule(saysSomething));
export type TermsForm = z.output<typeof TermsForm>;

/** A version as it was published, for who decides about people. */
export const PublishedTerms = z.object({
  version: z.int(),
  texts: z.partialRecord(z.enum(languages), z.string()),
  published_at: Instant,
  published_by: z.string().nullable(),
  accepted: z.int().describe("by so many people"),
});
export type PublishedTerms = z.infer<typeof PublishedTerms>;

const params = z.object({ event: Key });

export const eventTermsEndpoints = {
  "GET /public/events/:event/terms": {
    access: "public",
    summary: "The terms that a portal or exhibition has now, in the reader's language.",
    params,
    response: z.object({ terms: EventTerms.nullable().describe("null where there are none") }),
  },
  "GET /events/:event/terms": {
    access: "signed-in",
    summary: "Every version of the terms, for support and who decides about the portal's people.",
    params,
    query: listQuery({ filters: {}, sort: ["version"], extra: {} }),
    response: pageOf(PublishedTerms),
  },
  "POST /events/:event/terms": {
    access: "signed-in",
    repeats: "once",
    summary:
      "Publish the next version; it is never changed, and its people are asked to accept it.",
    params,
    form: "portals/terms",
    body: TermsForm,
    response: PublishedTerms,
    errors: ["conflict"],
    audit: "event.terms-published",
  },
  "POST /events/:event/terms/accept": {
    access: "signed-in",
    repeats: "harmless",
    summary: "Somebody who has a place accepts the version that they were shown.",
    params,
    body: z.strictObject({ version: z.int().min(1) }),
    response: z.object({}),
    errors: ["portals.terms-changed"],
  },
  "GET /events/:event/terms/acceptances": {
    access: "signed-in",
    summary: "Who accepted which version, when and in which language, as CSV.",
    params,
    response: z.unknown(),
    answers: "file",
  },
} satisfies Endpoints;
