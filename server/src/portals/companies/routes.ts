import { portalCompanyEndpoints } from "@neroli/contract/portals/companies.ts";
import { readCompany } from "../../companies/present/read-company.ts";
import { companyIsVisible } from "../../companies/queries/get-company.ts";
import { found, notFound } from "../../kernel/errors.ts";
import { routes } from "../../kernel/http/routes.ts";
import { getManagedEvent } from "../queries/get-managed-event.ts";
import { letIn, takeOut } from "./commands/let-in.ts";
import { saveEntry } from "./commands/save-entry.ts";
import {
  presentAvailable,
  presentCompany,
  presentCompanyEntry,
  presentEntry,
  presentExhibition,
  presentListed,
} from "./present.ts";
import { getEntry } from "./queries/get-entry.ts";
import { listAvailable, listEventCompanies } from "./queries/list-event-companies.ts";
import { findCompanyEntry, listEventsOf } from "./queries/list-events-of.ts";
import { listExhibitionsOf } from "./queries/list-exhibitions-of.ts";
import { listPortalCompanies } from "./queries/list-portal-companies.ts";

export const portalCompanyRoutes = routes(portalCompanyEndpoints, {
  "GET /portals/:portal/companies": async ({ actor, params, query }) => {
    const page = await listPortalCompanies(actor, { ...query, ...params });
    return { ...page, content: page.content.map(presentCompany) };
  },

  "GET /public/companies/:companyKey/exhibitions": async ({ actor, params, query }) => {
    if (!(await companyIsVisible(actor, params.companyKey))) throw notFound();
    const page = await listExhibitionsOf(actor, { ...query, company: params.companyKey });
    return { ...page, content: page.content.map(presentExhibition) };
  },

  "GET /search/:event/companies/:companyKey": async ({ actor, params: { event, companyKey } }) => {
    const row = found(await findCompanyEntry(actor, { event, company: companyKey }));
    const company = await readCompany(actor, companyKey);
    return { ...company, entry: presentCompanyEntry(row, company) };
  },

  "GET /companies/:companyKey/events": async ({ actor, params: { companyKey }, query }) => {
    const company = await readCompany(actor, companyKey);
    const page = await listEventsOf(actor, { ...query, company: company.key });
    return { ...page, content: page.content.map((row) => presentCompanyEntry(row, company)) };
  },

  "GET /events/:event/companies": async ({ actor, params: { event }, query }) => {
    await getManagedEvent(actor, event, "company");
    const page = await listEventCompanies(event, query);
    return { ...page, content: page.content.map(presentListed) };
  },

  "GET /events/:event/companies/available": async ({ actor, params: { event }, query }) => {
    await getManagedEvent(actor, event, "company");
    const page = await listAvailable(event, query);
    return { ...page, content: page.content.map(presentAvailable) };
  },

  "POST /events/:event/companies/enable": async ({ actor, params: { event }, body }) => {
    const { done, missing } = await letIn(actor, { event, ...body });
    return { enabled: done, missing };
  },

  "POST /events/:event/companies/disable": async ({ actor, params: { event }, body }) => {
    const { done, missing } = await takeOut(actor, { event, ...body });
    return { disabled: done, missing };
  },

  "POST /events/:event/companies/:companyKey/enable": async ({ actor, params }) => {
    const { event, companyKey: company } = params;
    const { missing } = await letIn(actor, { event, companies: [company] });
    if (missing.length > 0) throw notFound();
    return presentEntry(await getEntry(actor, { event, company }));
  },

  "POST /events/:event/companies/:companyKey/disable": async ({ actor, params }) => {
    const { event, companyKey: company } = params;
    const { missing } = await takeOut(actor, { event, companies: [company] });
    if (missing.length > 0) throw notFound();
    return presentEntry(await getEntry(actor, { event, company }));
  },

  "GET /companies/:companyKey/events/:event": async ({ actor, params }) =>
    presentEntry(await getEntry(actor, { event: params.event, company: params.companyKey })),

  "PUT /companies/:companyKey/events/:event": async ({ actor, params, body }) => {
    const named = { event: params.event, company: params.companyKey };
    await saveEntry(actor, { ...named, form: body });
    return presentEntry(await getEntry(actor, named));
  },
});
