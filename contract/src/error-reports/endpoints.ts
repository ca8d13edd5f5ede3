import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { ErrorReport } from "./schema.ts";

/** What browsers tell of their own failures (spec 8, monitoring). */
export const errorReportEndpoints = {
  "POST /error-reports": {
    access: "public",
    summary:
      "A failure of a page in a browser, for those who run the installation. Nothing is kept of it " +
      "here, and nothing of whom it happened to.",
    body: ErrorReport,
    response: z.object({}),
    limit: { name: "error-reports", calls: 30, minutes: 1 },
    rights: "held",
    background: true,
    repeats: "harmless",
  },
} satisfies Endpoints;
