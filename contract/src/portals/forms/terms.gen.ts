// Written by npm run generate from the body of POST /events/:event/terms.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { saysSomething } from "../form-rules.ts";

export const terms: FormConstraints = {
  type: "group",
  fields: {
    texts: {
      type: "group",
      fields: {
        en: {
          type: "text",
          trim: true,
          max: 40000,
        },
        de: {
          type: "text",
          trim: true,
          max: 40000,
        },
        it: {
          type: "text",
          trim: true,
          max: 40000,
        },
        fr: {
          type: "text",
          trim: true,
          max: 40000,
        },
        es: {
          type: "text",
          trim: true,
          max: 40000,
        },
      },
    },
    version: {
      type: "number",
      whole: true,
      min: 0,
    },
  },
  rules: [saysSomething],
};
