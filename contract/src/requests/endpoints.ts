import { z } from "zod";
import type { Endpoints } from "../kernel/endpoint.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Key, line } from "../kernel/values.ts";
import { NewRequest, Request, RequestPrefill, RequestSummary } from "./schema.ts";
import { requestStatuses, requestTypes, sides } from "./states.ts";

const params = z.object({ requestKey: Key });

/**
 * A form sent twice carries the same key and makes one request. A form without it is sent anew each
 * time. The same key with other content is refused: nothing that a person typed is lost silently.
 */
export const IdempotencyKey = z.string().regex(/^[\x21-\x7e]{1,200}$/, "1 to 200 visible letters");

export const requestEndpoints = {
  "GET /requests": {
    access: "requests",
    summary: "The requests of the reader's side: sent by the buyer company, or received.",
    query: listQuery({
      filters: { text: ["icontains"] },
      sort: ["created_at", "updated_at"],
      size: 20,
      extra: {
        type__eq: z.enum(requestTypes).optional(),
        status__eq: z
          .enum(requestStatuses)
          .optional()
          .describe("as displayed: OPEN and REQUESTED both find either"),
        side__eq: z.enum(sides).exclude(["SUPPORT"]).optional(),
      },
    }),
    response: pageOf(RequestSummary),
  },
  "GET /requests/prefill": {
    access: "requests",
    summary: "What a new request of this type starts with.",
    query: z.strictObject({ type: z.enum(requestTypes) }),
    response: RequestPrefill,
  },
  "POST /requests": {
    access: "requests",
    summary: "Send a request; products of several suppliers make one request each.",
    body: NewRequest,
    response: z.object({ requests: z.array(RequestSummary) }),
    errors: [
      "access.unverified",
      "requests.no-company",
      "requests.no-products",
      "requests.own-company",
      "requests.out-of-stock",
      "requests.form-changed",
    ],
  },
  "GET /requests/:requestKey": {
    access: "requests",
    summary: "A request with its messages.",
    params,
    response: Request,
  },
  "POST /requests/:requestKey/open": {
    access: "requests",
    summary: "The supplier has opened the request: REQUESTED becomes OPEN; reading marks it read.",
    params,
    response: Request,
  },
  "POST /requests/:requestKey/messages": {
    access: "requests",
    summary: "Write to the other side.",
    params,
    body: z.strictObject({ body: line(5_000) }),
    response: Request,
    errors: ["requests.final"],
  },
  "POST /requests/:requestKey/close": {
    access: "requests",
    summary: "Close the request; either side may.",
    params,
    response: Request,
    errors: ["requests.final", "requests.not-yours-to-close"],
  },
  "POST /requests/:requestKey/cancel": {
    access: "requests",
    summary: "Withdraw the request; the buyer's side may.",
    params,
    response: Request,
    errors: ["requests.final", "requests.not-yours-to-cancel"],
  },
  "POST /requests/:requestKey/reject": {
    access: "requests",
    summary: "Decline the request with a reason; the supplier's side may.",
    params,
    body: z.strictObject({ reason: line(2_000) }),
    response: Request,
    errors: ["requests.final", "requests.not-yours-to-reject"],
  },
} satisfies Endpoints;
