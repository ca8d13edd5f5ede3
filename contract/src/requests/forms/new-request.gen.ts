// Written by npm run generate from the body of POST /requests.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { contactNeedsMessage, documentsAreNamed, neededInTime, quantitiesAreOfProducts, quoteNeedsQuantity, quotesNeedQuantities, sampleNeedsAddress } from "../form-rules.ts";

export const newRequest: FormConstraints = {
  type: "group",
  fields: {
    type: {
      type: "choice",
      of: ["SAMPLE", "QUOTE", "DOCUMENT", "CONTACT"],
    },
    products: {
      type: "list",
      each: {
        type: "text",
        min: 1,
        max: 120,
        format: "key",
      },
      max: 100,
      optional: true,
    },
    quantities: {
      type: "list",
      each: {
        type: "group",
        fields: {
          value: {
            type: "number",
            min: 0,
          },
          unit: {
            type: "choice",
            of: ["mg", "g", "kg", "oz", "lb", "st", "t", "ml", "l", "m3", "cup", "fl oz"],
          },
        },
        nullable: true,
      },
      max: 100,
      optional: true,
    },
    lines: {
      type: "list",
      each: {
        type: "number",
        whole: true,
        min: 0,
        max: 99,
      },
      max: 100,
      optional: true,
    },
    company: {
      type: "text",
      min: 1,
      max: 120,
      format: "key",
      optional: true,
    },
    origin: {
      type: "choice",
      of: ["product", "search", "company", "compare", "project"],
      optional: true,
    },
    message: {
      type: "text",
      trim: true,
      max: 5000,
    },
    needed_by: {
      type: "text",
      format: "date",
      rules: [neededInTime],
      optional: true,
    },
    quantity_required: {
      type: "group",
      fields: {
        value: {
          type: "number",
          min: 0,
        },
        unit: {
          type: "choice",
          of: ["mg", "g", "kg", "oz", "lb", "st", "t", "ml", "l", "m3", "cup", "fl oz"],
        },
      },
      optional: true,
    },
    estimated_yearly_usage: {
      type: "group",
      fields: {
        value: {
          type: "number",
          min: 0,
        },
        unit: {
          type: "choice",
          of: ["mg", "g", "kg", "oz", "lb", "st", "t", "ml", "l", "m3", "cup", "fl oz"],
        },
      },
      optional: true,
    },
    shipping_address: {
      type: "group",
      fields: {
        street: {
          type: "text",
          trim: true,
          min: 1,
          max: 200,
        },
        postal_code: {
          type: "text",
          trim: true,
          min: 1,
          max: 20,
        },
        city: {
          type: "text",
          trim: true,
          min: 1,
          max: 120,
        },
        country: {
          type: "text",
          format: "country",
        },
      },
      optional: true,
    },
    contact: {
      type: "group",
      fields: {
        title: {
          type: "choice",
          of: ["Mr.", "Mx.", "Mrs.", "Miss", "Ms", "Sr.", "Dr."],
          optional: true,
        },
        full_name: {
          type: "text",
          trim: true,
          min: 1,
          max: 200,
        },
        company: {
          type: "text",
          trim: true,
          min: 1,
          max: 200,
        },
        department: {
          type: "choice",
          of: ["ACADEMIA", "COMMUNICATIONS", "CONSULTANT", "FORMULATION_DEVELOPMENT", "FUNDAMENTAL_RESEARCH", "INNOVATION", "IT", "MANAGEMENT_BUSINESS_DEVELOPMENT", "MARKETING", "PERFUMER", "PROCUREMENT", "PRODUCTION", "PRODUCT_DEVELOPMENT_TECHNOLOGIST", "QUALITY", "REGULATORY_AFFAIRS", "RESEARCH", "SAFETY", "SALES", "SENIOR_MANAGEMENT", "SUPPLY_CHAIN", "SUSTAINABILITY_CSR", "OTHER"],
        },
      },
    },
    cc: {
      type: "list",
      each: {
        type: "text",
        trim: true,
        min: 1,
        max: 254,
        format: "email",
      },
      max: 10,
      optional: true,
    },
    document_types: {
      type: "list",
      each: {
        type: "choice",
        of: ["SDS", "TDS", "SPECIFICATION", "BROCHURE", "COA", "ALLERGEN_DECLARATION", "CITES_DECLARATION", "REACH_DECLARATION", "COMPOSITION_STATEMENT", "ORIGIN_STATEMENT", "NANOMATERIAL_STATEMENT", "ANIMAL_TESTING_STATEMENT", "BSE_TSE_STATEMENT", "GMO_STATEMENT", "CMR_STATEMENT", "MICROPLASTIC_STATEMENT", "VEGETARIAN_VEGAN_STATEMENT", "IMPURITY_STATEMENT", "TOXICOLOGICAL_SUMMARY", "ECOLOGICAL_SUMMARY", "MANUFACTURING_PROCEDURE", "EFFICACY_TEST_REPORT", "FORMULATION", "OTHER", "NONE", "IMAGE"],
      },
      max: 30,
      optional: true,
    },
    alternatives: {
      type: "flag",
      optional: true,
    },
  },
  rules: [sampleNeedsAddress, quoteNeedsQuantity, quotesNeedQuantities, quantitiesAreOfProducts, documentsAreNamed, contactNeedsMessage],
};
