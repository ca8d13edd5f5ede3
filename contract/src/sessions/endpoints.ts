import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Instant, text } from "../kernel/values.ts";

/** A browser in which somebody is signed in. */
export const Session = z.object({
  id: z.string(),
  began_at: Instant,
  used_at: Instant.describe("when it was last given a token; every ten minutes while it is open"),
  address: z.string().nullable().describe("the network address that it was used from at last"),
  browser: z.string().nullable().describe("a name such as Firefox; null for one that is not known"),
  system: z.string().nullable().describe("a name such as Windows"),
  current: z.boolean().describe("the one that asks"),
});
export type Session = z.infer<typeof Session>;

export const sessionEndpoints = {
  "GET /sessions": {
    access: "signed-in",
    summary: "Where the reader is signed in, this session first, then the last used.",
    response: z.object({ content: z.array(Session) }),
  },
  "DELETE /sessions/:sessionId": {
    access: "signed-in",
    summary: "End one of the reader's own sessions, with all its tokens.",
    params: z.object({ sessionId: text(100) }),
    response: z.object({}),
    errors: ["identity.elsewhere"],
  },
  "POST /sessions/end-others": {
    access: "signed-in",
    repeats: "harmless",
    summary: "End every session of the reader but the one that asks.",
    response: z.object({}),
    errors: ["identity.elsewhere"],
  },
} satisfies Endpoints;
