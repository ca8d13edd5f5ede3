// Written by npm run generate from the body of POST /companies/:companyKey/projects/:projectKey/contacts.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const contacts: FormConstraints = {
  type: "group",
  fields: {
    contacts: {
      type: "list",
      each: {
        type: "group",
        fields: {
          name: {
            type: "text",
            trim: true,
            min: 1,
            max: 200,
            format: "name",
          },
          company: {
            type: "text",
            trim: true,
            max: 200,
            optional: true,
          },
          role: {
            type: "text",
            trim: true,
            max: 200,
            optional: true,
          },
          email: {
            type: "text",
            trim: true,
            min: 1,
            max: 254,
            format: "email",
            nullable: true,
            optional: true,
          },
          phone: {
            type: "text",
            trim: true,
            max: 40,
            optional: true,
          },
        },
      },
      max: 50,
    },
  },
};
