import { z } from "zod";
import type { Endpoint, Endpoints } from "../access/endpoint.ts";
import { pageOf } from "../kernel/list.ts";
import { Key, line } from "../kernel/values.ts";
import { RequestListQuery } from "./list-query.ts";
import {
  NewMessage,
  NewNote,
  NewRequest,
  Request,
  RequestAttachment,
  RequestColleague,
  RequestPrefill,
  RequestSummary,
} from "./schema.ts";
import { type RequestAction, requestRefusalCodes, requestTypes } from "./states.ts";

const params = z.object({ requestKey: Key });
const attachment = z.object({ requestKey: Key, id: z.uuid() });

/** The call that does an action: every action of the transition table has one. */
type ActionCall = {
  [Action in RequestAction]: `POST /requests/:requestKey/${Action extends "message" ? "messages" : Action}`;
}[RequestAction];

export const requestEndpoints = {
  "GET /requests": {
    access: "requests",
    summary: "The requests of the reader's side: sent by the buyer company, or received.",
    query: RequestListQuery,
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
    repeats: "once",
    summary: "Send a request; products of several suppliers make one request each.",
    form: "requests/new-request",
    body: NewRequest,
    response: z.object({ requests: z.array(RequestSummary) }),
    errors: [
      "access.unverified",
      "requests.no-company",
      "requests.no-products",
      "requests.own-company",
      "requests.out-of-stock",
      "requests.service-sample",
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
    repeats: "harmless",
    summary: "The supplier has opened the request: REQUESTED becomes OPEN; reading marks it read.",
    params,
    response: Request,
  },
  "POST /requests/:requestKey/messages": {
    access: "requests",
    repeats: "once",
    summary: "Write to the other side, with what was attached before.",
    params,
    form: "requests/new-message",
    body: NewMessage,
    response: Request,
    errors: requestRefusalCodes("message"),
  },
  "POST /requests/:requestKey/notes": {
    access: "requests",
    repeats: "once",
    summary: "Write for the own side alone: nothing of it reaches the other one.",
    params,
    form: "requests/new-note",
    body: NewNote,
    response: Request,
  },
  "GET /requests/:requestKey/colleagues": {
    access: "requests",
    summary: "Who can be mentioned or see to the request: the own side's people who may read it.",
    params,
    response: z.object({ content: z.array(RequestColleague) }),
  },
  "POST /requests/:requestKey/assign": {
    access: "requests",
    repeats: "harmless",
    summary: "Name the colleague who sees to the request on the own side; null: nobody.",
    params,
    body: z.strictObject({ assignee: Key.nullable() }),
    response: Request,
    errors: requestRefusalCodes("assign"),
  },
  "POST /requests/:requestKey/attachments": {
    access: "requests",
    repeats: "once",
    summary:
      "Attach a document (pdf, docx, xlsx, pptx, csv, txt, zip; 31,457,280 bytes at most) or a " +
      "picture (png, jpg, jpeg, tif, tiff, gif; 10 MB) to a message that is being written. Only " +
      "its sender sees it until the message is sent; it is removed after a day otherwise.",
    params,
    upload: z.strictObject({}),
    response: RequestAttachment,
    errors: [
      ...requestRefusalCodes("message"),
      "requests.too-many-attachments",
      "documents.type-not-accepted",
      "documents.macros",
      "documents.empty",
      "documents.picture-bytes",
      "documents.infected",
      "documents.scanner-unavailable",
      "documents.store-unavailable",
      "request.too-large",
      "uploads.line-full",
      "uploads.too-heavy",
      "uploads.storage-full",
    ],
  },
  "DELETE /requests/:requestKey/attachments/:id": {
    access: "requests",
    summary: "Take back what one attached and has not sent.",
    params: attachment,
    response: z.object({}),
  },
  "GET /requests/:requestKey/attachments/:id/download": {
    access: "requests",
    summary: "A file that was sent with a message, or that one has attached oneself.",
    params: attachment,
    response: z.unknown(),
    answers: "file",
    errors: ["documents.store-unavailable", "documents.file-missing"],
  },
  "POST /requests/:requestKey/close": {
    access: "requests",
    repeats: "harmless",
    summary: "Close the request; either side may.",
    params,
    response: Request,
    errors: requestRefusalCodes("close"),
  },
  "POST /requests/:requestKey/cancel": {
    access: "requests",
    repeats: "harmless",
    summary: "Withdraw the request; the buyer's side may.",
    params,
    response: Request,
    errors: requestRefusalCodes("cancel"),
  },
  "POST /requests/:requestKey/reject": {
    access: "requests",
    repeats: "harmless",
    summary: "Decline the request with a reason; the supplier's side may.",
    params,
    form: "requests/rejection",
    body: z.strictObject({ reason: line(2_000) }),
    response: Request,
    errors: requestRefusalCodes("reject"),
  },
  "POST /requests/:requestKey/reopen": {
    access: "requests",
    repeats: "harmless",
    summary: "Take up a closed request again; either side may, for 14 days.",
    params,
    response: Request,
    errors: requestRefusalCodes("reopen"),
  },
} satisfies Endpoints & Record<ActionCall, Endpoint>;
