// Written by npm run generate from the body of PUT /companies/:companyKey/projects/:projectKey.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { endsAfterStart } from "../form-rules.ts";

export const project: FormConstraints = {
  type: "group",
  fields: {
    title: {
      type: "text",
      trim: true,
      min: 1,
      max: 200,
    },
    subtitle: {
      type: "text",
      trim: true,
      max: 200,
      optional: true,
    },
    description: {
      type: "text",
      trim: true,
      max: 10000,
      optional: true,
    },
    category: {
      type: "choice",
      of: ["RESEARCH", "PRODUCT_DEVELOPMENT", "PRODUCT_IMPROVEMENT"],
    },
    markets: {
      type: "list",
      each: {
        type: "text",
        format: "country",
      },
      max: 60,
      distinct: true,
      optional: true,
    },
    market_trends: {
      type: "list",
      each: {
        type: "text",
        trim: true,
        min: 1,
        max: 120,
      },
      max: 30,
      distinct: true,
      optional: true,
    },
    tags: {
      type: "list",
      each: {
        type: "text",
        trim: true,
        min: 1,
        max: 60,
      },
      max: 30,
      distinct: true,
      optional: true,
    },
    remarks: {
      type: "text",
      trim: true,
      max: 5000,
      optional: true,
    },
    start_date: {
      type: "text",
      format: "date",
      nullable: true,
      optional: true,
    },
    dueDate: {
      type: "text",
      format: "date",
      nullable: true,
      optional: true,
    },
    visibility: {
      type: "choice",
      of: ["MEMBERS_ONLY", "COMPANY"],
      optional: true,
    },
    cosmetic: {
      type: "group",
      fields: {
        type: {
          type: "choice",
          of: ["SHAMPOO", "ANTIDANDRUFF_SHAMPOO", "HAIR_CONDITIONER", "HAIR_LOTION", "HAIR_STYLING", "HAIR_DYE_OXIDATIVE", "HAIR_DYE_NON_OXIDATIVE", "HAIR_WAVING_STRAIGHTENING", "BODY_WASH", "BATH", "SOAP", "HAND_WASH", "FACE_CLEANSER", "MAKEUP_REMOVER", "FACE_CREAM", "FACE_MASK", "EYE_CREAM", "BODY_LOTION", "HAND_CREAM", "FOOT_CARE", "INTIMATE_CARE", "SUNSCREEN", "SELF_TANNING", "DEODORANT", "ANTIPERSPIRANT", "FACE_MAKEUP", "FACE_POWDER", "EYE_MAKEUP", "EYELASH_COLOUR", "EYELASH_WAVING", "LIP_PRODUCT", "NAIL_PRODUCT", "NAIL_HARDENER", "NAIL_CUTICLE_SOLVENT", "ARTIFICIAL_NAILS", "DEPILATORY", "SHAVING", "TOOTHPASTE", "MOUTHWASH", "TOOTH_WHITENING", "FINE_FRAGRANCE", "EAU_DE_TOILETTE", "FRAGRANCE_CREAM", "OTHER"],
        },
        use: {
          type: "choice",
          of: ["LEAVE_ON", "RINSE_OFF"],
        },
        area: {
          type: "choice",
          of: ["HAIR", "FACE", "EYES", "LIPS", "MOUTH", "BODY", "HANDS", "FEET", "NAILS", "MUCOUS_MEMBRANES"],
        },
        spray: {
          type: "choice",
          of: ["NONE", "PUMP", "PROPELLANT"],
          optional: true,
        },
        under_three: {
          type: "flag",
          optional: true,
        },
        professional: {
          type: "flag",
          optional: true,
        },
      },
      nullable: true,
      optional: true,
    },
    version: {
      type: "number",
      whole: true,
      min: 1,
    },
  },
  rules: [endsAfterStart],
};
