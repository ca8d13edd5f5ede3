import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { languages } from "../kernel/language.ts";
import { spokenLanguages } from "./spoken-languages.ts";

export const referenceEndpoints = {
  "GET /reference/flags": {
    access: "public",
    summary: "Feature flags that pages obey; `maintenance` replaces every page.",
    response: z.object({ maintenance: z.boolean() }),
  },
  "GET /reference/data/languages": {
    access: "public",
    summary: "The interface languages, and those that people speak by their name in the reader's.",
    response: z.object({
      content: z.array(z.object({ key: z.enum(languages), name: z.string() })),
      spoken: z.array(z.object({ key: z.enum(spokenLanguages), name: z.string() })),
    }),
  },
} satisfies Endpoints;
