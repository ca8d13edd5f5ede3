// Written by npm run generate from the body of PUT /users/profile.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const profile: FormConstraints = {
  type: "group",
  fields: {
    version: {
      type: "number",
      whole: true,
    },
    title: {
      type: "choice",
      of: ["Mr.", "Mx.", "Mrs.", "Miss", "Ms", "Sr.", "Dr."],
      nullable: true,
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
      nullable: true,
    },
    job_title: {
      type: "text",
      trim: true,
      min: 1,
      max: 120,
      format: "name",
      nullable: true,
    },
    phone_number: {
      type: "text",
      trim: true,
      min: 1,
      max: 40,
      format: "phone",
      nullable: true,
    },
    country_code: {
      type: "text",
      format: "country",
      nullable: true,
    },
    segments: {
      type: "list",
      each: {
        type: "choice",
        of: ["PERSONALCARE", "HOMECARE", "FOOD"],
      },
      max: 3,
    },
    language: {
      type: "choice",
      of: ["en", "de", "it", "fr", "es"],
      optional: true,
    },
    time_zone: {
      type: "text",
      max: 60,
      format: "time-zone",
      optional: true,
    },
    languages: {
      type: "list",
      each: {
        type: "group",
        fields: {
          language: {
            type: "choice",
            of: ["aa", "ab", "ae", "af", "ak", "am", "an", "ar", "as", "av", "ay", "az", "ba", "be", "bg", "bi", "bm", "bn", "bo", "br", "bs", "ca", "ce", "ch", "co", "cr", "cs", "cu", "cv", "cy", "da", "de", "dv", "dz", "ee", "el", "en", "eo", "es", "et", "eu", "fa", "ff", "fi", "fj", "fo", "fr", "fy", "ga", "gd", "gl", "gn", "gu", "gv", "ha", "he", "hi", "ho", "hr", "ht", "hu", "hy", "hz", "ia", "id", "ie", "ig", "ii", "ik", "io", "is", "it", "iu", "ja", "jv", "ka", "kg", "ki", "kj", "kk", "kl", "km", "kn", "ko", "kr", "ks", "ku", "kv", "kw", "ky", "la", "lb", "lg", "li", "ln", "lo", "lt", "lu", "lv", "mg", "mh", "mi", "mk", "ml", "mn", "mr", "ms", "mt", "my", "na", "nb", "nd", "ne", "ng", "nl", "nn", "no", "nr", "nv", "ny", "oc", "oj", "om", "or", "os", "pa", "pi", "pl", "ps", "pt", "qu", "rm", "rn", "ro", "ru", "rw", "sa", "sc", "sd", "se", "sg", "si", "sk", "sl", "sm", "sn", "so", "sq", "sr", "ss", "st", "su", "sv", "sw", "ta", "te", "tg", "th", "ti", "tk", "tl", "tn", "to", "tr", "ts", "tt", "tw", "ty", "ug", "uk", "ur", "uz", "ve", "vi", "vo", "wa", "wo", "xh", "yi", "yo", "za", "zh", "zu"],
          },
          level: {
            type: "choice",
            of: ["NATIVE", "FULL_PROFESSIONAL", "PROFESSIONAL", "LIMITED", "ELEMENTARY"],
          },
        },
      },
      max: 20,
      distinct: ["language"],
    },
    social_links: {
      type: "group",
      fields: {
        linkedin: {
          type: "text",
          trim: true,
          min: 1,
          max: 300,
          format: "social-link.linkedin",
          optional: true,
        },
        twitter: {
          type: "text",
          trim: true,
          min: 1,
          max: 300,
          format: "social-link.twitter",
          optional: true,
        },
        facebook: {
          type: "text",
          trim: true,
          min: 1,
          max: 300,
          format: "social-link.facebook",
          optional: true,
        },
        youtube: {
          type: "text",
          trim: true,
          min: 1,
          max: 300,
          format: "social-link.youtube",
          optional: true,
        },
        instagram: {
          type: "text",
          trim: true,
          min: 1,
          max: 300,
          format: "social-link.instagram",
          optional: true,
        },
      },
    },
    notifications: {
      type: "group",
      fields: {
        neroli_digest_enabled: {
          type: "flag",
        },
        analytics_weekly_enabled: {
          type: "flag",
        },
        requests: {
          type: "choice",
          of: ["MAIL", "DAILY", "WEEKLY", "HERE", "NOTHING"],
        },
        messages: {
          type: "choice",
          of: ["MAIL", "DAILY", "WEEKLY", "HERE", "NOTHING"],
        },
        request_changes: {
          type: "choice",
          of: ["MAIL", "DAILY", "WEEKLY", "HERE", "NOTHING"],
        },
        quotes: {
          type: "choice",
          of: ["MAIL", "DAILY", "WEEKLY", "HERE", "NOTHING"],
        },
        documents: {
          type: "choice",
          of: ["MAIL", "DAILY", "WEEKLY", "HERE", "NOTHING"],
        },
        law: {
          type: "choice",
          of: ["MAIL", "DAILY", "WEEKLY", "HERE", "NOTHING"],
        },
        team: {
          type: "choice",
          of: ["MAIL", "DAILY", "WEEKLY", "HERE", "NOTHING"],
        },
      },
    },
  },
};
