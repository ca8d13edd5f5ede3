// Written by npm run generate from the body of PUT /synonyms/:synonymId.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const synonym: FormConstraints = {
  type: "group",
  fields: {
    relation: {
      type: "choice",
      of: ["EQUAL", "BEGINNING", "NARROWER", "SEE_ALSO"],
      optional: true,
    },
    names: {
      type: "list",
      each: {
        type: "group",
        fields: {
          text: {
            type: "text",
            trim: true,
            min: 1,
            max: 120,
          },
          language: {
            type: "choice",
            of: ["en", "de", "it", "fr", "es"],
            nullable: true,
            optional: true,
          },
        },
      },
      min: 1,
      max: 40,
    },
    leads_to: {
      type: "list",
      each: {
        type: "group",
        fields: {
          text: {
            type: "text",
            trim: true,
            min: 1,
            max: 120,
          },
          language: {
            type: "choice",
            of: ["en", "de", "it", "fr", "es"],
            nullable: true,
            optional: true,
          },
        },
      },
      max: 40,
      optional: true,
    },
    version: {
      type: "number",
      whole: true,
      min: 1,
    },
  },
};
