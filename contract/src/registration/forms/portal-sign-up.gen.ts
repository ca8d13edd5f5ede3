// Written by npm run generate from the body of POST /registration/portals/:portal/signup.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const portalSignUp: FormConstraints = {
  type: "group",
  fields: {
    email: {
      type: "text",
      trim: true,
      min: 1,
      max: 254,
      format: "email",
    },
    password: {
      type: "text",
      min: 12,
      max: 1000,
      optional: true,
    },
    firstname: {
      type: "text",
      trim: true,
      min: 1,
      max: 100,
      format: "name",
    },
    lastname: {
      type: "text",
      trim: true,
      min: 1,
      max: 100,
      format: "name",
    },
    department: {
      type: "choice",
      of: ["ACADEMIA", "COMMUNICATIONS", "CONSULTANT", "FORMULATION_DEVELOPMENT", "FUNDAMENTAL_RESEARCH", "INNOVATION", "IT", "MANAGEMENT_BUSINESS_DEVELOPMENT", "MARKETING", "PERFUMER", "PROCUREMENT", "PRODUCTION", "PRODUCT_DEVELOPMENT_TECHNOLOGIST", "QUALITY", "REGULATORY_AFFAIRS", "RESEARCH", "SAFETY", "SALES", "SENIOR_MANAGEMENT", "SUPPLY_CHAIN", "SUSTAINABILITY_CSR", "OTHER"],
    },
    country_code: {
      type: "text",
      format: "country",
    },
    job_title: {
      type: "text",
      trim: true,
      min: 1,
      max: 120,
      format: "name",
      optional: true,
    },
    segments: {
      type: "list",
      each: {
        type: "choice",
        of: ["PERSONALCARE", "HOMECARE", "FOOD"],
      },
      max: 3,
    },
    notifications: {
      type: "group",
      fields: {
        neroli_digest_enabled: {
          type: "flag",
        },
      },
    },
    terms_accepted: {
      type: "flag",
      accepted: true,
    },
    phone_number: {
      type: "text",
      trim: true,
      min: 1,
      max: 40,
      format: "phone",
    },
    special_case: {
      type: "group",
      fields: {
        company_name: {
          type: "text",
          trim: true,
          min: 1,
          max: 200,
          format: "name",
        },
        company_type: {
          type: "choice",
          of: ["FRAGRANCE_HOUSE", "EQUIPMENT_PROVIDER", "SOFTWARE_PROVIDER", "TRADE_ASSOCIATION_OR_GOVERNMENT_ORGANISATION", "CONSUMER_CARE_BRAND", "CERTIFICATION_BODY", "CONTRACT_MANUFACTURER", "CONSULTING", "DISTRIBUTOR", "FORMULATION_SERVICE", "LOGISTICS", "MEDIA", "PACKAGING", "SERVICE_PROVIDER", "SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS", "TESTING_SERVICE", "UNIVERSITY"],
        },
        user_notes: {
          type: "text",
          trim: true,
          max: 2000,
          optional: true,
        },
      },
      optional: true,
    },
    registration_key: {
      type: "text",
      format: "token",
      optional: true,
    },
    event_terms_accepted: {
      type: "flag",
      accepted: true,
    },
    event_terms_version: {
      type: "number",
      whole: true,
      min: 1,
      optional: true,
    },
    invitation_key: {
      type: "text",
      format: "token",
      optional: true,
    },
  },
};
