import { leadEndpoints } from "@neroli/contract/leads/endpoints.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { routes } from "../kernel/http/routes.ts";
import { changeLead } from "./commands/change-lead.ts";
import { changeScoring, resetScoring } from "./commands/change-scoring.ts";
import { deleteView, listViews, saveView } from "./commands/change-views.ts";
import { followUp } from "./commands/follow-up.ts";
import { exportLeads } from "./files/export-leads.ts";
import { companyFor } from "./policy.ts";
import { presentDeed, presentLead, presentOpened } from "./present.ts";
import { findSupplier } from "./queries/find-supplier.ts";
import { findLead, readScoreParts } from "./queries/get-lead.ts";
import { listColleagues } from "./queries/list-colleagues.ts";
import { listHistory } from "./queries/list-history.ts";
import { listLeads } from "./queries/list-leads.ts";

async function readLead(actor: SignedInActor, leadId: string) {
  const lead = await findLead(actor, leadId);
  return presentOpened(lead, await readScoreParts(lead.supplier, lead.row.reader));
}

async function readScoring(company: string) {
  const { scoring } = await findSupplier(company);
  return { ...scoring, own: scoring.version > 0 };
}

export const leadRoutes = routes(leadEndpoints, {
  "GET /leads": async ({ actor, query }) => {
    const supplier = await findSupplier(companyFor(actor, query.company));
    const page = await listLeads(supplier, query);
    return { ...page, content: page.content.map((row) => presentLead(row, supplier)) };
  },

  "GET /leads/:leadId": ({ actor, params }) => readLead(actor, params.leadId),

  "GET /leads/:leadId/history": async ({ actor, params, query, language }) => {
    const { supplier, row } = await findLead(actor, params.leadId);
    const page = await listHistory(supplier, { reader: row.reader, query, language });
    return { ...page, content: page.content.map(presentDeed) };
  },

  "PATCH /leads/:leadId": async ({ actor, params: { leadId }, body }) => {
    await changeLead(actor, { id: leadId, ...body });
    return readLead(actor, leadId);
  },

  "POST /leads/:leadId/follow-up": async ({ actor, params: { leadId }, body }) => {
    await followUp(actor, { id: leadId, ...body });
    return readLead(actor, leadId);
  },

  "GET /leads/colleagues": async ({ actor, query }) => ({
    content: await listColleagues(companyFor(actor, query.company)),
  }),

  "GET /leads/export": async ({ actor, query, language }) =>
    exportLeads(await findSupplier(companyFor(actor, query.company)), { query, language }),

  "GET /leads/scoring": ({ actor, query }) => readScoring(companyFor(actor, query.company)),

  "PUT /leads/scoring": async ({ actor, query, body }) => {
    const company = companyFor(actor, query.company);
    await changeScoring(company, body);
    return readScoring(company);
  },

  "DELETE /leads/scoring": async ({ actor, query }) => {
    const company = companyFor(actor, query.company);
    await resetScoring(company);
    return readScoring(company);
  },

  "GET /leads/views": async ({ actor }) => ({ content: await listViews(actor) }),

  "POST /leads/views": ({ actor, body }) => saveView(actor, body),

  "DELETE /leads/views/:viewId": async ({ actor, params }) => {
    await deleteView(actor, params.viewId);
    return {};
  },
});
