import { z } from "zod";
import type { Endpoint, Endpoints } from "../access/endpoint.ts";
import { Key, queryList } from "../kernel/values.ts";
import {
  Sample,
  SampleApproval,
  SampleDecline,
  SampleEvaluation,
  SampleShipment,
  SampleTerms,
} from "./schema.ts";
import { type SampleAction, sampleRefusalCodes } from "./states.ts";

const params = z.object({ requestKey: Key });

/** The call that does an action: every action of the transition table has one. */
type ActionCall = `POST /requests/:requestKey/sample/${SampleAction}`;

export const sampleEndpoints = {
  "GET /samples/terms": {
    access: "requests",
    summary:
      "What products say of the size and price of their samples, to be read before one asks.",
    query: z.strictObject({ products: queryList(Key, 100) }),
    response: z.object({ content: z.array(SampleTerms) }),
  },
  "GET /requests/:requestKey/sample": {
    access: "requests",
    summary: "How far the sample of a SAMPLE request is.",
    params,
    response: Sample,
  },
  "POST /requests/:requestKey/sample/approve": {
    access: "edit-quote",
    repeats: "harmless",
    summary: "Promise the sample, and say what its shipping costs.",
    params,
    form: "samples/approval",
    body: SampleApproval,
    response: Sample,
    errors: sampleRefusalCodes("approve"),
  },
  "POST /requests/:requestKey/sample/decline": {
    access: "edit-quote",
    repeats: "harmless",
    summary: "Send no sample, and say why.",
    params,
    form: "samples/decline",
    body: SampleDecline,
    response: Sample,
    errors: sampleRefusalCodes("decline"),
  },
  "POST /requests/:requestKey/sample/withdraw": {
    access: "edit-quote",
    repeats: "harmless",
    summary: "Take the approval back before anything was sent.",
    params,
    response: Sample,
    errors: sampleRefusalCodes("withdraw"),
  },
  "POST /requests/:requestKey/sample/ship": {
    access: "edit-quote",
    repeats: "harmless",
    summary: "Say that the sample has left, with whom, and how it can be followed.",
    params,
    form: "samples/shipment",
    body: SampleShipment,
    response: Sample,
    errors: sampleRefusalCodes("ship"),
  },
  "POST /requests/:requestKey/sample/correct": {
    access: "edit-quote",
    repeats: "harmless",
    summary: "Put right what was said of a sample on its way.",
    params,
    body: SampleShipment,
    response: Sample,
    errors: sampleRefusalCodes("correct"),
  },
  "POST /requests/:requestKey/sample/confirm": {
    access: "requests",
    repeats: "harmless",
    summary: "Confirm that the sample has arrived.",
    params,
    response: Sample,
    errors: sampleRefusalCodes("confirm"),
  },
  "POST /requests/:requestKey/sample/evaluate": {
    access: "requests",
    repeats: "harmless",
    summary: "Say what the sample is like, for one's own side or for the supplier, too.",
    params,
    form: "samples/evaluation",
    body: SampleEvaluation,
    response: Sample,
    errors: sampleRefusalCodes("evaluate"),
  },
} satisfies Endpoints & Record<ActionCall, Endpoint>;
