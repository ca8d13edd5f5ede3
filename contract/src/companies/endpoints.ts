import { z } from "zod";
import type { Endpoints } from "../kernel/endpoint.ts";
import { Key } from "../kernel/values.ts";
import { Company } from "./schema.ts";

export const companyEndpoints = {
  "GET /companies/:companyKey": {
    access: "public",
    summary: "A company as this reader may see it.",
    params: z.object({ companyKey: Key }),
    response: Company,
  },
} satisfies Endpoints;
