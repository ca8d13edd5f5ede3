// Written by npm run generate from the body of POST /events.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { endsAfterStart } from "../form-rules.ts";

export const newEvent: FormConstraints = {
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
      optional: true,
    },
    enabled: {
      type: "flag",
      optional: true,
    },
    promoted: {
      type: "flag",
      optional: true,
    },
    starts_on: {
      type: "text",
      format: "date",
      nullable: true,
      optional: true,
    },
    ends_on: {
      type: "text",
      format: "date",
      nullable: true,
      optional: true,
    },
    place: {
      type: "text",
      trim: true,
      max: 200,
      optional: true,
    },
    country: {
      type: "text",
      format: "country",
      nullable: true,
      optional: true,
    },
    time_zone: {
      type: "text",
      max: 60,
      format: "time-zone",
      optional: true,
    },
    key: {
      type: "text",
      min: 1,
      max: 80,
      format: "key",
      optional: true,
    },
    type: {
      type: "choice",
      of: ["EXHIBITION", "TRADE_SHOW", "CONGRESS", "EXPO", "CONVENTION", "BRAND_PORTAL", "CUSTOMER_PORTAL"],
    },
  },
  rules: [endsAfterStart],
};
