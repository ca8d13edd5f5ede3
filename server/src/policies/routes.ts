import { policyEndpoints } from "@neroli/contract/policies/endpoints.ts";
import { found } from "../kernel/errors.ts";
import { routes } from "../kernel/http/routes.ts";
import { findCompany } from "../published/companies.ts";
import { addPolicy } from "./commands/add-policy.ts";
import { removePolicy } from "./commands/remove-policy.ts";
import { assertReads, mayEdit } from "./policy.ts";
import { getPolicy, listPolicies } from "./queries/policies-of.ts";

export const policyRoutes = routes(policyEndpoints, {
  "GET /companies/:companyKey/policies": async ({ actor, params }) => {
    assertReads(actor, params.companyKey);
    const { key } = found(await findCompany(params.companyKey));
    return { content: await listPolicies(key), can: { edit: mayEdit(actor) } };
  },

  "POST /companies/:companyKey/policies": async ({ actor, params, body }) => {
    const { companyKey } = params;
    return getPolicy(companyKey, await addPolicy(actor, { companyKey, form: body }));
  },

  "DELETE /companies/:companyKey/policies/:id": async ({ actor, params }) => {
    await removePolicy(actor, params);
    return {};
  },
});
