// Written by npm run generate from the body of PUT /attributes/:attributeId.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const attribute: FormConstraints = {
  type: "group",
  fields: {
    term: {
      type: "text",
      trim: true,
      min: 1,
      max: 200,
    },
    names: {
      type: "group",
      fields: {
        de: {
          type: "text",
          trim: true,
          max: 200,
          optional: true,
        },
        it: {
          type: "text",
          trim: true,
          max: 200,
          optional: true,
        },
        fr: {
          type: "text",
          trim: true,
          max: 200,
          optional: true,
        },
        es: {
          type: "text",
          trim: true,
          max: 200,
          optional: true,
        },
      },
    },
    description: {
      type: "text",
      trim: true,
      max: 1000,
      optional: true,
    },
    synonyms: {
      type: "list",
      each: {
        type: "text",
        trim: true,
        min: 1,
        max: 200,
      },
      max: 50,
      optional: true,
    },
    status: {
      type: "choice",
      of: ["PROPOSED", "APPROVED"],
    },
    version: {
      type: "number",
      whole: true,
      min: 1,
    },
  },
};
