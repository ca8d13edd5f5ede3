import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Key } from "../kernel/values.ts";
import { Coverage, Requirements } from "./requirements.ts";
import { projectRefusalCodes } from "./states.ts";

const params = z.object({ companyKey: Key, projectKey: Key });

/** What each product of a project must bring, and what it does bring. */
export const requirementEndpoints = {
  "GET /companies/:companyKey/projects/:projectKey/coverage": {
    access: "project-space",
    summary: "What is required of the products of a project, and what each of them has.",
    params,
    response: Coverage,
  },
  "PUT /companies/:companyKey/projects/:projectKey/requirements": {
    access: "project-space",
    summary: "Name what each product must bring.",
    params,
    body: z.strictObject({ requirements: Requirements, version: z.int().min(1) }),
    response: Coverage,
    errors: ["conflict", ...projectRefusalCodes("edit")],
  },
  "POST /companies/:companyKey/projects/:projectKey/requirements/ask": {
    access: "project-space",
    repeats: "once",
    summary: "Ask for what is missing: one request to each supplier.",
    params,
    body: z.strictObject({
      products: z.array(Key).max(500).default([]).describe("all of them where none is named"),
    }),
    response: z.object({ requests: z.array(Key) }),
    errors: [
      "access.unverified",
      "projects.nothing-missing",
      "requests.no-company",
      ...projectRefusalCodes("ask"),
    ],
  },
} satisfies Endpoints;
