import { labelEndpoints } from "@neroli/contract/labels/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { createLabel } from "./commands/create-label.ts";
import { labelCompany } from "./commands/label-company.ts";
import { removeLabel } from "./commands/remove-label.ts";
import { saveLabel } from "./commands/save-label.ts";
import { presentLabel } from "./present.ts";
import { getLabel, listLabels, listLabelsOf } from "./queries.ts";

export const labelRoutes = routes(labelEndpoints, {
  "GET /labels": async ({ actor, query }) => {
    const page = await listLabels(query);
    return { ...page, content: page.content.map((row) => presentLabel(actor, row)) };
  },

  "POST /labels": async ({ actor, body }) =>
    presentLabel(actor, await getLabel(await createLabel(actor, body))),

  "PUT /labels/:labelKey": async ({ actor, params, body }) => {
    await saveLabel(actor, { key: params.labelKey, form: body });
    return presentLabel(actor, await getLabel(params.labelKey));
  },

  "DELETE /labels/:labelKey": async ({ actor, params }) => {
    await removeLabel(actor, params.labelKey);
    return {};
  },

  "PUT /companies/:companyKey/labels": async ({ actor, params, body }) => {
    await labelCompany(actor, { company_key: params.companyKey, labels: body.labels });
    return { labels: await listLabelsOf(params.companyKey) };
  },
});
