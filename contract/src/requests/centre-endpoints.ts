import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Key } from "../kernel/values.ts";
import { AnswersWithin } from "../products/schema.ts";
import { AnswerTemplate, ChangedAnswerTemplate, NewAnswerTemplate } from "./answer-templates.ts";
import { mostAtOnce, requestFolders } from "./folders.ts";
import { NewRequestView, RequestExportQuery, RequestView } from "./list-query.ts";
import { responseKinds } from "./response-times.ts";

const access = "requests";
const templateParams = z.object({ templateKey: Key });
const requests = z.array(Key).min(1).max(mostAtOnce);

/** What became of each of several requests. */
const Outcome = z.object({
  done: z.array(Key),
  refused: z
    .array(z.object({ key: Key, reason: z.string() }))
    .describe("those that could not be changed, with the reason in the reader's language"),
});
export type Outcome = z.infer<typeof Outcome>;

const ResponseTime = z.object({
  count: z.int().describe("how many requests got it"),
  median_seconds: z.int(),
});

/** What people work through many requests with. */
export const requestCentreEndpoints = {
  "GET /requests/folders": {
    access,
    summary: "How many requests of each folder are unread for the reader.",
    response: z.object({ unread: z.record(z.enum(requestFolders), z.int()) }),
  },
  "GET /requests/counterparties": {
    access,
    summary: "The companies on the other side of the reader's requests, by name.",
    response: z.object({ content: z.array(z.object({ key: Key, name: z.string() })) }),
  },
  "GET /requests/team": {
    access,
    summary: "The people of the reader's company who can see to requests.",
    response: z.object({ content: z.array(z.object({ key: Key, name: z.string() })) }),
  },
  "GET /requests/response-times": {
    access,
    summary:
      "How fast the reader's company answers requests: medians over 90 days, reckoned each hour.",
    response: z.object({
      times: z.record(z.enum(responseKinds), ResponseTime.nullable()),
      answers_within_hours: AnswersWithin.describe("as everybody reads it"),
    }),
  },
  "GET /requests/export": {
    access,
    summary: "The list as a workbook, in the reader's language; the first 10,000 of it.",
    limit: { name: "requests-export", calls: 30, minutes: 10 },
    query: RequestExportQuery,
    response: z.string().describe("the file"),
    answers: "file",
  },
  "POST /requests/assign": {
    access,
    repeats: "harmless",
    summary: "Name who sees to several requests on the own side; null: nobody.",
    body: z.strictObject({ requests, assignee: Key.nullable() }),
    response: Outcome,
  },
  "POST /requests/close": {
    access,
    repeats: "harmless",
    summary: "Close several requests; those that cannot be closed stay as they are.",
    body: z.strictObject({ requests }),
    response: Outcome,
  },
  "GET /requests/views": {
    access,
    summary: "The reader's own saved views of the list, by name.",
    response: z.object({ content: z.array(RequestView) }),
  },
  "POST /requests/views": {
    access,
    repeats: "once",
    summary: "Save a view of the list under a name; nobody else sees it.",
    form: "requests/new-request-view",
    body: NewRequestView,
    response: RequestView,
    errors: ["requests.view-name-taken", "requests.views-full"],
  },
  "DELETE /requests/views/:viewId": {
    access,
    summary: "Delete one of the reader's saved views.",
    params: z.object({ viewId: z.uuid() }),
    response: z.object({}),
  },
  "GET /answer-templates": {
    access,
    summary: "What one's company answers often, by name.",
    response: z.object({ content: z.array(AnswerTemplate) }),
  },
  "POST /answer-templates": {
    access: "edit-quote",
    repeats: "once",
    summary: "Keep a text for the answers of everybody in one's company.",
    form: "requests/new-answer-template",
    body: NewAnswerTemplate,
    response: AnswerTemplate,
    errors: ["requests.no-company", "requests.template-name-taken", "requests.templates-full"],
  },
  "PUT /answer-templates/:templateKey": {
    access: "edit-quote",
    summary: "Change a template of one's company; 409 conflict when somebody else has meanwhile.",
    params: templateParams,
    form: "requests/answer-template",
    body: ChangedAnswerTemplate,
    response: AnswerTemplate,
    errors: ["conflict", "requests.template-name-taken"],
  },
  "DELETE /answer-templates/:templateKey": {
    access: "edit-quote",
    summary: "Remove a template of one's company.",
    params: templateParams,
    response: z.object({}),
  },
} satisfies Endpoints;
