import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { line } from "../kernel/values.ts";
import { unsubscribeScopes } from "../notifications/mailed-kinds.ts";

const link = z.strictObject({ token: line(100).min(20) });

/** What the link of a mail ends, and whether there is anything left to end. */
export const Unsubscription = z.object({
  scope: z.enum(unsubscribeScopes).describe("a kind of notification, or a digest"),
  mailed: z.boolean().describe("mails of it are still wanted"),
});

export const unsubscribingEndpoints = {
  "GET /users/unsubscribe": {
    access: "public",
    summary: "What the token of a mail would end.",
    query: link,
    response: Unsubscription,
  },
  "POST /users/unsubscribe": {
    access: "public",
    repeats: "harmless",
    summary: "End the mails that the token of a mail is for, and no others.",
    body: link,
    response: Unsubscription,
  },
} satisfies Endpoints;
