// Written by npm run generate from the body of POST /companies/:companyKey/events/:event/meetings.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { isMoment } from "../form-rules.ts";

export const newMeeting: FormConstraints = {
  type: "group",
  fields: {
    starts_at: {
      type: "text",
      trim: true,
      min: 1,
      max: 40,
      rules: [isMoment],
    },
    subject: {
      type: "text",
      trim: true,
      min: 1,
      max: 200,
    },
    message: {
      type: "text",
      trim: true,
      max: 2000,
      optional: true,
    },
  },
};
