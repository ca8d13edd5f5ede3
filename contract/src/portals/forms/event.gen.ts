// Written by npm run generate from the body of PUT /events/:id.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { endsAfterStart } from "../form-rules.ts";

export const event: FormConstraints = {
  type: "group",
  fields: {
    name: {
      type: "text",
      trim: true,
      min: 1,
      max: 200,
    },
    display_name: {
      type: "text",
      trim: true,
      min: 1,
      max: 200,
    },
    description: {
      type: "text",
      trim: true,
      max: 4000,
    },
    enabled: {
      type: "flag",
    },
    promoted: {
      type: "flag",
    },
    starts_on: {
      type: "text",
      format: "date",
      nullable: true,
    },
    ends_on: {
      type: "text",
      format: "date",
      nullable: true,
    },
    place: {
      type: "text",
      trim: true,
      max: 200,
    },
    country: {
      type: "text",
      format: "country",
      nullable: true,
    },
    time_zone: {
      type: "text",
      max: 60,
      format: "time-zone",
    },
    version: {
      type: "number",
      whole: true,
      min: 1,
    },
  },
  rules: [endsAfterStart],
};
