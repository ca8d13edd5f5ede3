// Written by npm run generate from the body of POST /companies.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { foodHasIngredients, linkIsOfItsNetwork, yearHasBegun } from "../form-rules.ts";

export const newCompany: FormConstraints = {
  type: "group",
  fields: {
    type: {
      type: "choice",
      of: ["FRAGRANCE_HOUSE", "EQUIPMENT_PROVIDER", "SOFTWARE_PROVIDER", "TRADE_ASSOCIATION_OR_GOVERNMENT_ORGANISATION", "CONSUMER_CARE_BRAND", "CERTIFICATION_BODY", "CONTRACT_MANUFACTURER", "CONSULTING", "DISTRIBUTOR", "FORMULATION_SERVICE", "LOGISTICS", "MEDIA", "PACKAGING", "SERVICE_PROVIDER", "SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS", "TESTING_SERVICE", "UNIVERSITY"],
    },
    offering: {
      type: "list",
      each: {
        type: "choice",
        of: ["INGREDIENTS", "FORMULATIONS", "SERVICES"],
      },
      max: 3,
      distinct: true,
      optional: true,
    },
    formerly_known_as: {
      type: "text",
      trim: true,
      min: 1,
      max: 200,
      nullable: true,
      optional: true,
    },
    headquarters: {
      type: "group",
      fields: {
        street: {
          type: "text",
          trim: true,
          max: 200,
        },
        postal_code: {
          type: "text",
          trim: true,
          max: 30,
        },
        city: {
          type: "text",
          trim: true,
          max: 120,
        },
        latitude: {
          type: "number",
          min: -90,
          max: 90,
          nullable: true,
          optional: true,
        },
        longitude: {
          type: "number",
          min: -180,
          max: 180,
          nullable: true,
          optional: true,
        },
      },
      nullable: true,
      optional: true,
    },
    country: {
      type: "text",
      format: "country",
      nullable: true,
      optional: true,
    },
    details: {
      type: "group",
      fields: {
        number_employees: {
          type: "choice",
          of: ["1-10", "11-50", "51-200", "201-500", "501-1000", "1001-5000", "5001-10000", "10001+"],
          nullable: true,
        },
      },
      optional: true,
    },
    indie_brand_friendly: {
      type: "flag",
      optional: true,
    },
    vat: {
      type: "text",
      trim: true,
      min: 1,
      max: 40,
      nullable: true,
      optional: true,
    },
    foundation_year: {
      type: "number",
      whole: true,
      min: 500,
      rules: [yearHasBegun],
      nullable: true,
      optional: true,
    },
    tagline: {
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
      max: 10000,
      nullable: true,
      optional: true,
    },
    website: {
      type: "text",
      trim: true,
      min: 1,
      max: 500,
      format: "website",
      nullable: true,
      optional: true,
    },
    dow_jones_sustainability_score: {
      type: "number",
      min: 0,
      max: 100,
      nullable: true,
      optional: true,
    },
    sustainable_development_goals: {
      type: "list",
      each: {
        type: "number",
        whole: true,
        min: 1,
        max: 17,
      },
      max: 17,
      distinct: true,
      optional: true,
    },
    segments: {
      type: "list",
      each: {
        type: "group",
        fields: {
          segment: {
            type: "choice",
            of: ["PERSONALCARE", "HOMECARE", "FOOD"],
          },
          url: {
            type: "text",
            trim: true,
            min: 1,
            max: 500,
            format: "website",
            nullable: true,
          },
          description: {
            type: "text",
            trim: true,
            max: 4000,
          },
        },
      },
      max: 3,
      distinct: ["segment"],
      optional: true,
    },
    media_links: {
      type: "list",
      each: {
        type: "group",
        fields: {
          type: {
            type: "choice",
            of: ["linkedin", "twitter", "youtube", "facebook", "instagram"],
          },
          url: {
            type: "text",
            trim: true,
            min: 1,
            max: 300,
          },
        },
        rules: [linkIsOfItsNetwork],
      },
      max: 20,
      distinct: true,
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
    verified_contacts: {
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
    annual_revenue: {
      type: "text",
      trim: true,
      min: 1,
      max: 100,
      nullable: true,
      optional: true,
    },
    valid_email_domains: {
      type: "list",
      each: {
        type: "text",
        trim: true,
        min: 1,
        max: 260,
        format: "domain",
      },
      max: 50,
      distinct: true,
      optional: true,
    },
    permissions: {
      type: "group",
      fields: {
        exclude: {
          type: "list",
          each: {
            type: "choice",
            of: ["FRAGRANCE_HOUSE", "EQUIPMENT_PROVIDER", "SOFTWARE_PROVIDER", "TRADE_ASSOCIATION_OR_GOVERNMENT_ORGANISATION", "CONSUMER_CARE_BRAND", "CERTIFICATION_BODY", "CONTRACT_MANUFACTURER", "CONSULTING", "DISTRIBUTOR", "FORMULATION_SERVICE", "LOGISTICS", "MEDIA", "PACKAGING", "SERVICE_PROVIDER", "SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS", "TESTING_SERVICE", "UNIVERSITY"],
          },
          max: 18,
          distinct: true,
        },
      },
      optional: true,
    },
    name: {
      type: "text",
      trim: true,
      min: 1,
      max: 200,
      format: "name",
    },
  },
  rules: [foodHasIngredients],
};
