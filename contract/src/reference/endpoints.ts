import { z } from "zod";
import type { Endpoints } from "../kernel/endpoint.ts";
import { languages } from "../kernel/language.ts";

export const referenceEndpoints = {
  "GET /reference/flags": {
    access: "public",
    summary: "Feature flags that pages obey; `maintenance` replaces every page.",
    response: z.object({ maintenance: z.boolean() }),
  },
  "GET /reference/data/languages": {
    access: "public",
    summary: "The interface languages.",
    response: z.object({
      content: z.array(z.object({ key: z.enum(languages), name: z.string() })),
    }),
  },
} satisfies Endpoints;
