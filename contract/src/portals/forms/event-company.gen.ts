// Written by npm run generate from the body of PUT /companies/:companyKey/events/:event.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const eventCompany: FormConstraints = {
  type: "group",
  fields: {
    version: {
      type: "number",
      whole: true,
      min: 1,
    },
    display_name: {
      type: "text",
      trim: true,
      min: 1,
      max: 200,
      nullable: true,
      optional: true,
    },
    description: {
      type: "text",
      trim: true,
      max: 4000,
      optional: true,
    },
    hall: {
      type: "text",
      trim: true,
      min: 1,
      max: 40,
      nullable: true,
      optional: true,
    },
    stand: {
      type: "text",
      trim: true,
      min: 1,
      max: 40,
      nullable: true,
      optional: true,
    },
    contacts: {
      type: "list",
      each: {
        type: "group",
        fields: {
          product_type: {
            type: "choice",
            of: ["INGREDIENTS", "FORMULATIONS", "SERVICES"],
          },
          contact_type: {
            type: "choice",
            of: ["SALES", "TECHNICAL", "REGULATORY", "GENERAL"],
          },
          person_of_contact: {
            type: "text",
            trim: true,
            min: 1,
            max: 200,
          },
          value: {
            type: "text",
            trim: true,
            min: 1,
            max: 254,
            format: "email-or-phone",
          },
        },
      },
      max: 50,
      distinct: true,
      optional: true,
    },
    all_products: {
      type: "flag",
      optional: true,
    },
  },
};
