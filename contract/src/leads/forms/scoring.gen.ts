// Written by npm run generate from the body of PUT /leads/scoring.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const scoring: FormConstraints = {
  type: "group",
  fields: {
    weights: {
      type: "group",
      fields: {
        IMPRESSION: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        DETAILS: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        VIEW: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        BOOKMARK: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        COMPARISON: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        DOWNLOAD: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        REQUEST_CONTACT: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        REQUEST_SAMPLE: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        REQUEST_DOCUMENT: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        REQUEST_QUOTE: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        FORM_CONTACT: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        FORM_SAMPLE: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        FORM_DOCUMENT: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        FORM_QUOTE: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        ADD_TO_PROJECT: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        QUOTE_SENT: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        QUOTE_ACCEPTED: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
        SCAN: {
          type: "number",
          whole: true,
          min: 0,
          max: 100,
        },
      },
    },
    threshold: {
      type: "number",
      whole: true,
      min: 1,
      max: 10000,
    },
    version: {
      type: "number",
      whole: true,
      min: 0,
    },
  },
};
