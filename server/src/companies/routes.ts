import { companyEndpoints } from "@neroli/contract/companies/endpoints.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { routes } from "../kernel/http/routes.ts";
import { changeVisibility } from "./commands/change-visibility.ts";
import { chooseTopProducts } from "./commands/choose-top-products.ts";
import { createCompany } from "./commands/create-company.ts";
import { listDomains, mailCode, proveDomain } from "./commands/prove-domain.ts";
import { renameCompany } from "./commands/rename-company.ts";
import { saveCompany } from "./commands/save-company.ts";
import { setLimits } from "./commands/set-limits.ts";
import { setState } from "./commands/set-state.ts";
import { presentVisibility } from "./present/present-editable.ts";
import { presentListed } from "./present/present-listed.ts";
import { previewCompany } from "./present/preview-company.ts";
import { readCompany } from "./present/read-company.ts";
import { readEditable } from "./present/read-editable.ts";
import { getEditable } from "./queries/get-company.ts";
import { getLimits } from "./queries/get-limits.ts";
import { listCompanies } from "./queries/list-companies.ts";
import { listOwnProducts } from "./queries/own-products.ts";

interface Call {
  actor: SignedInActor;
  params: { companyKey: string };
}

/** Answers as the editor shows it after support has verified or enabled it, or taken that back. */
const toState = (state: "verified" | "enabled", to: boolean) => async (call: Call) => {
  const { companyKey: key } = call.params;
  await setState(call.actor, { key, state, to });
  return readEditable(call.actor, key);
};

export const companyRoutes = routes(companyEndpoints, {
  "GET /companies/:companyKey": ({ actor, params }) => readCompany(actor, params.companyKey),

  "GET /search/companies/:companyKey": ({ actor, params }) => readCompany(actor, params.companyKey),

  "GET /companies": async ({ actor, query }) => {
    const page = await listCompanies(actor, query);
    return { ...page, content: page.content.map((row) => presentListed(row, query.fields)) };
  },

  "POST /companies": async ({ actor, body }) =>
    readEditable(actor, await createCompany(actor, body)),

  "GET /companies/:companyKey/editable": ({ actor, params }) =>
    readEditable(actor, params.companyKey),

  "PUT /companies/:companyKey": async ({ actor, params, body }) => {
    await saveCompany(actor, { key: params.companyKey, form: body });
    return readEditable(actor, params.companyKey);
  },

  "PUT /companies/:companyKey/top-products": async ({ actor, params, body }) => {
    await chooseTopProducts(actor, { key: params.companyKey, form: body });
    return readEditable(actor, params.companyKey);
  },

  "GET /companies/:companyKey/products/types/:type": ({ actor, params, query }) =>
    listOwnProducts(actor, { company_key: params.companyKey, offering: params.type, query }),

  "POST /companies/:companyKey/name": async ({ actor, params, body }) => {
    const { before, key } = await renameCompany(actor, { key: params.companyKey, ...body });
    // The actor who renames the own company belongs to it under its new key.
    const reader = actor.company_key === before ? { ...actor, company_key: key } : actor;
    return readEditable(reader, key);
  },

  "POST /companies/:companyKey/verify": toState("verified", true),
  "DELETE /companies/:companyKey/verify": toState("verified", false),
  "POST /companies/:companyKey/enable": toState("enabled", true),
  "POST /companies/:companyKey/disable": toState("enabled", false),

  "GET /companies/:companyKey/limits": ({ actor, params }) => getLimits(actor, params.companyKey),

  "PUT /companies/:companyKey/limits": async ({ actor, params, body }) => {
    await setLimits(actor, { key: params.companyKey, limits: body });
    return getLimits(actor, params.companyKey);
  },

  "GET /companies/:companyKey/data-visibility": async ({ actor, params }) =>
    presentVisibility(await getEditable(actor, params.companyKey)),

  "PATCH /companies/:companyKey/data-visibility": ({ actor, params, body }) =>
    changeVisibility(actor, { key: params.companyKey, changes: body }),

  "GET /companies/:companyKey/domains": async ({ actor, params }) => ({
    domains: await listDomains(actor, params.companyKey),
  }),

  "POST /companies/:companyKey/domains/mail": async ({ actor, params, body }) => {
    await mailCode(actor, { key: params.companyKey, email: body.email });
    return {};
  },

  "POST /companies/:companyKey/domains/prove": async ({ actor, params, body }) => {
    await proveDomain(actor, { key: params.companyKey, ...body });
    return { domains: await listDomains(actor, params.companyKey) };
  },

  "GET /companies/:companyKey/preview": ({ actor, params, query }) =>
    previewCompany(actor, { key: params.companyKey, as: query.as }),
});
