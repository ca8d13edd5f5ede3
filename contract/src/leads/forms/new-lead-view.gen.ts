// Written by npm run generate from the body of POST /leads/views.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const newLeadView: FormConstraints = {
  type: "group",
  fields: {
    name: {
      type: "text",
      trim: true,
      min: 1,
      max: 80,
    },
    query: {
      type: "group",
      fields: {
        from: {
          type: "text",
          format: "date",
          optional: true,
        },
        to: {
          type: "text",
          format: "date",
          optional: true,
        },
        deed__eq: {
          type: "choice",
          of: ["IMPRESSION", "DETAILS", "VIEW", "BOOKMARK", "COMPARISON", "DOWNLOAD", "REQUEST_CONTACT", "REQUEST_SAMPLE", "REQUEST_DOCUMENT", "REQUEST_QUOTE", "FORM_CONTACT", "FORM_SAMPLE", "FORM_DOCUMENT", "FORM_QUOTE", "ADD_TO_PROJECT", "QUOTE_SENT", "QUOTE_ACCEPTED", "SCAN"],
          optional: true,
        },
        product__eq: {
          type: "text",
          min: 1,
          max: 120,
          format: "key",
          optional: true,
        },
        segment__eq: {
          type: "choice",
          of: ["PERSONALCARE", "HOMECARE", "FOOD"],
          optional: true,
        },
        country__eq: {
          type: "text",
          format: "country",
          optional: true,
        },
        type__eq: {
          type: "choice",
          of: ["FRAGRANCE_HOUSE", "EQUIPMENT_PROVIDER", "SOFTWARE_PROVIDER", "TRADE_ASSOCIATION_OR_GOVERNMENT_ORGANISATION", "CONSUMER_CARE_BRAND", "CERTIFICATION_BODY", "CONTRACT_MANUFACTURER", "CONSULTING", "DISTRIBUTOR", "FORMULATION_SERVICE", "LOGISTICS", "MEDIA", "PACKAGING", "SERVICE_PROVIDER", "SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS", "TESTING_SERVICE", "UNIVERSITY", "UNKNOWN"],
          optional: true,
        },
        status__eq: {
          type: "choice",
          of: ["NEW", "CONTACTED", "QUALIFIED", "WON", "LOST"],
          optional: true,
        },
        assignee__eq: {
          type: "text",
          min: 1,
          max: 120,
          format: "key",
          optional: true,
        },
        hot__eq: {
          type: "choice",
          of: ["true", "false"],
          optional: true,
        },
        company: {
          type: "text",
          min: 1,
          max: 120,
          format: "key",
          optional: true,
        },
        sort: {
          type: "text",
          trim: true,
          max: 40,
          optional: true,
        },
      },
    },
  },
};
