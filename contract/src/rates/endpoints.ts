import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Day } from "../kernel/values.ts";
import { DatedExchangeRate, RatesFile } from "./schema.ts";

const errors = ["rates.unreadable", "request.too-large"] as const;

export const rateEndpoints = {
  "GET /rates": {
    access: "support",
    summary:
      "The rate of each currency on a day, or the last one before it; today's when left out.",
    query: z.strictObject({ day: Day.optional() }),
    response: z.object({ content: z.array(DatedExchangeRate) }),
  },
  "POST /rates/check": {
    access: "support",
    repeats: "harmless",
    summary:
      "What a file of the European Central Bank (eurofxref.csv or eurofxref-hist.csv, also zipped) " +
      "would change, and each line that is wrong. Nothing is kept.",
    upload: z.strictObject({}),
    response: RatesFile,
    errors,
  },
  "POST /rates": {
    access: "support",
    repeats: "harmless",
    summary: "Load such a file: all of its rates, or none where a line is wrong.",
    upload: z.strictObject({}),
    response: RatesFile,
    errors: [...errors, "rates.faulty"],
    audit: "rates.loaded",
  },
} satisfies Endpoints;
