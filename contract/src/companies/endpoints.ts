import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Key } from "../kernel/values.ts";
import { companyAdministrationEndpoints } from "./administration.ts";
import { companyDomainEndpoints } from "./domains.ts";
import { companyEditorEndpoints } from "./editor.ts";
import { companyLimitEndpoints } from "./limits.ts";
import { Company } from "./schema.ts";

const params = z.object({ companyKey: Key });

export const companyEndpoints = {
  "GET /companies/:companyKey": {
    access: "public",
    summary: "A company as this reader may see it; a former key answers it under its new one.",
    params,
    response: Company,
  },
  "GET /search/companies/:companyKey": {
    access: "public",
    summary: "The same as GET /companies/:companyKey.",
    params,
    response: Company,
  },
  ...companyEditorEndpoints,
  ...companyDomainEndpoints,
  ...companyLimitEndpoints,
  ...companyAdministrationEndpoints,
} satisfies Endpoints;
