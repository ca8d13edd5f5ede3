import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Key } from "../kernel/values.ts";
import {
  LeadExportQuery,
  LeadHistoryQuery,
  LeadListQuery,
  LeadView,
  NewLeadView,
  ofCompany,
} from "./list-query.ts";
import {
  FollowUp,
  Lead,
  LeadChange,
  LeadHistory,
  LeadPage,
  Scoring,
  ScoringForm,
} from "./schema.ts";

const access = "leads";
const query = z.strictObject(ofCompany);
const params = z.object({ leadId: z.uuid() });

/** Who is interested: readers who agreed to be remembered, as far as a supplier may know them. */
export const leadEndpoints = {
  "GET /leads": {
    access,
    summary: "Readers with what they did with a supplier, the hottest first; or the newest.",
    query: LeadListQuery,
    response: LeadPage,
  },
  "GET /leads/:leadId": {
    access,
    summary: "One lead, with the parts of its score.",
    params,
    response: Lead,
  },
  "GET /leads/:leadId/history": {
    access,
    summary: "What one lead did, the newest first; the last 1,000 of it.",
    params,
    query: LeadHistoryQuery,
    response: LeadHistory,
  },
  "PATCH /leads/:leadId": {
    access,
    summary: "Say how far work on a lead is, who sees to it, and what is noted of it.",
    params,
    form: "leads/lead-change",
    body: LeadChange,
    response: Lead,
    errors: ["conflict"],
  },
  "POST /leads/:leadId/follow-up": {
    access,
    repeats: "once",
    summary:
      "Write to a lead: into the latest request that goes on, else to who is named by consent, once a week.",
    params,
    form: "leads/follow-up",
    body: FollowUp,
    response: Lead,
    errors: ["leads.out-of-reach", "leads.written-recently"],
  },
  "GET /leads/colleagues": {
    access,
    summary: "Who can see to leads: people of the supplier, by name.",
    query,
    response: z.object({ content: z.array(z.object({ key: Key, name: z.string() })) }),
  },
  "GET /leads/export": {
    access,
    summary: "The list as a table, in the reader's language; the first 10,000 of it.",
    limit: { name: "leads-export", calls: 30, minutes: 10 },
    query: LeadExportQuery,
    response: z.string().describe("the file"),
    answers: "file",
  },
  "GET /leads/scoring": {
    access,
    summary: "How many points what readers do is worth, and from how many on a lead is hot.",
    query,
    response: Scoring,
  },
  "PUT /leads/scoring": {
    access,
    summary: "Decide on them for one's company; 409 conflict when somebody else has meanwhile.",
    query,
    form: "leads/scoring",
    body: ScoringForm,
    response: Scoring,
    errors: ["conflict"],
  },
  "DELETE /leads/scoring": {
    access,
    summary: "Go back to the points of everybody.",
    query,
    response: Scoring,
  },
  "GET /leads/views": {
    access,
    summary: "The reader's own saved views of the list, by name.",
    response: z.object({ content: z.array(LeadView) }),
  },
  "POST /leads/views": {
    access,
    repeats: "once",
    summary: "Save a view of the list under a name; nobody else sees it.",
    form: "leads/new-lead-view",
    body: NewLeadView,
    response: LeadView,
    errors: ["leads.view-name-taken", "leads.views-full"],
  },
  "DELETE /leads/views/:viewId": {
    access,
    summary: "Delete one of the reader's saved views.",
    params: z.object({ viewId: z.uuid() }),
    response: z.object({}),
  },
} satisfies Endpoints;
