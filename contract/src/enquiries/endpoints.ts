import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { enquiryTopics } from "../enumerations/enquiries.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Enquiry, EnquiryId, NewEnquiry } from "./schema.ts";

export const enquiryEndpoints = {
  "PUT /enquiries/:enquiryId": {
    access: "public",
    summary:
      "Write to support. It is mailed to support and kept for a year; who wrote gets a receipt. " +
      "Who sends it chooses the id: with the same one nothing is kept or mailed twice.",
    params: z.object({ enquiryId: EnquiryId }),
    form: "enquiries/new-enquiry",
    body: NewEnquiry,
    response: z.object({}),
    errors: ["request.too-often"],
  },
  "GET /enquiries": {
    access: "support",
    summary: "What was written to support on the contact page, for a year.",
    query: listQuery({
      filters: { words: ["icontains"] },
      sort: ["created_at"],
      size: 50,
      extra: { topic__eq: z.enum(enquiryTopics).optional() },
    }),
    response: pageOf(Enquiry),
  },
} satisfies Endpoints;
