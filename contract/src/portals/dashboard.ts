import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Key } from "../kernel/values.ts";
import { EventReference } from "./event-company.ts";

const count = z.int();

/** What there is to manage in a portal or exhibition; null of what the reader does not manage. */
export const EventDashboard = z.object({
  event: EventReference,
  companies: z.object({ enabled: count, disabled: count }).nullable(),
  products: z
    .object({ shown: count.describe("that are there"), promoted: count.describe("of these") })
    .nullable(),
  documents: z
    .object({
      own: count.describe("of the portal or exhibition itself"),
      public: count.describe("of the products that are there"),
    })
    .nullable(),
  people: z.object({ verified: count, waiting: count, blocked: count }).nullable(),
});
export type EventDashboard = z.infer<typeof EventDashboard>;

export const portalDashboardEndpoints = {
  "GET /events/:event/dashboard": {
    access: "signed-in",
    summary:
      "How many companies, products, documents and people a portal or exhibition has: for support, " +
      "and for who manages any of them there.",
    params: z.object({ event: Key }),
    response: EventDashboard,
  },
} satisfies Endpoints;
