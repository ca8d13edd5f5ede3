// Written by npm run generate from the body of PUT /companies/:companyKey/projects/:projectKey/formulas/:formulaKey.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { keysOnce, linesFit } from "../form-rules.ts";

export const formula: FormConstraints = {
  type: "group",
  fields: {
    title: {
      type: "text",
      trim: true,
      min: 1,
      max: 200,
    },
    content: {
      type: "group",
      fields: {
        phases: {
          type: "list",
          each: {
            type: "group",
            fields: {
              key: {
                type: "text",
              },
              name: {
                type: "text",
                trim: true,
                max: 120,
                optional: true,
              },
              lines: {
                type: "list",
                each: {
                  type: "group",
                  fields: {
                    key: {
                      type: "text",
                    },
                    product: {
                      type: "text",
                      min: 1,
                      max: 120,
                      format: "key",
                      nullable: true,
                      optional: true,
                    },
                    name: {
                      type: "text",
                      trim: true,
                      max: 300,
                      optional: true,
                    },
                    inci: {
                      type: "text",
                      trim: true,
                      max: 2000,
                      optional: true,
                    },
                    cas: {
                      type: "text",
                      trim: true,
                      max: 400,
                      optional: true,
                    },
                    weight: {
                      type: "text",
                      trim: true,
                      max: 120,
                      optional: true,
                    },
                    function: {
                      type: "text",
                      trim: true,
                      max: 300,
                      optional: true,
                    },
                    nano: {
                      type: "flag",
                      optional: true,
                    },
                    colorant: {
                      type: "flag",
                      optional: true,
                    },
                    may_contain: {
                      type: "flag",
                      optional: true,
                    },
                  },
                },
                max: 100,
              },
              steps: {
                type: "list",
                each: {
                  type: "text",
                  trim: true,
                  max: 2000,
                },
                max: 40,
                optional: true,
              },
            },
          },
          max: 30,
        },
      },
      rules: [linesFit, keysOnce],
    },
    revision: {
      type: "number",
      whole: true,
      min: 1,
    },
  },
};
