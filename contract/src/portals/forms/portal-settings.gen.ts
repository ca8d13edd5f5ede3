// Written by npm run generate from the body of PUT /portals/:portal/settings.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const portalSettings: FormConstraints = {
  type: "group",
  fields: {
    version: {
      type: "number",
      whole: true,
      min: 1,
    },
    name: {
      type: "text",
      trim: true,
      min: 1,
      max: 120,
      format: "name",
      nullable: true,
    },
    primary_colour: {
      type: "text",
      format: "colour",
    },
    images: {
      type: "group",
      fields: {
        LOGO: {
          type: "text",
          format: "uuid",
          nullable: true,
        },
        LOGO_DARK: {
          type: "text",
          format: "uuid",
          nullable: true,
        },
        FAVICON: {
          type: "text",
          format: "uuid",
          nullable: true,
        },
      },
    },
    links: {
      type: "group",
      fields: {
        site: {
          type: "text",
          trim: true,
          min: 1,
          max: 500,
          format: "secure-link",
          nullable: true,
        },
        terms: {
          type: "text",
          trim: true,
          min: 1,
          max: 500,
          format: "secure-link",
          nullable: true,
        },
        imprint: {
          type: "text",
          trim: true,
          min: 1,
          max: 500,
          format: "secure-link",
          nullable: true,
        },
        privacy: {
          type: "text",
          trim: true,
          min: 1,
          max: 500,
          format: "secure-link",
          nullable: true,
        },
      },
    },
    support: {
      type: "text",
      trim: true,
      min: 1,
      max: 254,
      format: "email",
      nullable: true,
    },
    languages: {
      type: "list",
      each: {
        type: "choice",
        of: ["en", "de", "it", "fr", "es"],
      },
      max: 5,
      distinct: true,
      min: 1,
    },
    sender_name: {
      type: "text",
      trim: true,
      min: 1,
      max: 120,
      format: "name",
      nullable: true,
    },
    variant: {
      type: "choice",
      of: ["CONCEPTS"],
      nullable: true,
    },
    takes_sign_ups: {
      type: "flag",
    },
  },
};
