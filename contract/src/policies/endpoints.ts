import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Key } from "../kernel/values.ts";
import { NewPolicy, Policy } from "./schema.ts";

const params = z.object({ companyKey: Key });

/** What a company wants and does not want in what it buys; its own people read it, and support. */
export const policyEndpoints = {
  "GET /companies/:companyKey/policies": {
    access: "project-space",
    summary: "The policies of the reader's company, for support of any: all of them.",
    params,
    response: z.object({ content: z.array(Policy), can: z.object({ edit: z.boolean() }) }),
  },
  "POST /companies/:companyKey/policies": {
    access: "project-space",
    repeats: "harmless",
    summary: "Add a policy; the same one again changes its note.",
    params,
    form: "policies/new-policy",
    body: NewPolicy,
    response: Policy,
    errors: ["policies.full", "policies.managers-only"],
  },
  "DELETE /companies/:companyKey/policies/:id": {
    access: "project-space",
    summary: "Give up a policy.",
    params: params.extend({ id: z.uuid() }),
    response: z.object({}),
    errors: ["policies.managers-only"],
  },
} satisfies Endpoints;
