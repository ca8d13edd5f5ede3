import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Key } from "../kernel/values.ts";
import { Badge, BadgeForm } from "./schema.ts";

const params = z.object({ event: Key });

export const badgeEndpoints = {
  "GET /events/:event/badge": {
    access: "signed-in",
    summary: "One's own badge at an exhibition in which one has a place; made on first need.",
    params,
    response: Badge,
  },
  "PUT /events/:event/badge": {
    access: "signed-in",
    summary:
      "Say which fields exhibitors may see who scan the badge. It holds from now on for those who scanned it before, too.",
    params,
    body: BadgeForm,
    response: Badge,
  },
  "POST /events/:event/badge/reissue": {
    access: "signed-in",
    repeats: "once",
    summary: "A badge with another code; whoever scanned an old one has met the same visitor.",
    params,
    response: Badge,
  },
} satisfies Endpoints;
