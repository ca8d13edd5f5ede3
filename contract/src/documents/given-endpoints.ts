import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Key } from "../kernel/values.ts";
import { NewGrants, RequestDocuments } from "./grants.ts";
import { Receipt, receiptFormats, receiptWays } from "./receipts.ts";

const request = z.object({ requestKey: Key });
const company = z.object({ companyKey: Key });

const narrowing = {
  series: z.uuid().optional().describe("the versions of one document"),
  how__eq: z.enum(receiptWays).optional(),
};

/** Confidential documents that are given to who asked for them. */
export const grantEndpoints = {
  "GET /requests/:requestKey/documents": {
    access: "requests",
    summary:
      "The documents that a DOCUMENT request is about: for the supplier all of its products and of " +
      "the company, with who has access; for the buyer those that the company may have or had.",
    params: request,
    response: RequestDocuments,
  },
  "POST /requests/:requestKey/grants": {
    access: "give-documents",
    repeats: "harmless",
    summary:
      "Give the company that asked access to these confidential documents, all or none; of those " +
      "that it has already, the last day is changed.",
    params: request,
    form: "documents/grants",
    body: NewGrants,
    response: RequestDocuments,
    errors: ["requests.final"],
    audit: "document.granted",
  },
  "DELETE /requests/:requestKey/grants/:id": {
    access: "give-documents",
    summary: "Withdraw the access to a document, at once and from everybody of that company.",
    params: z.object({ requestKey: Key, id: z.uuid() }),
    response: RequestDocuments,
    audit: "document.grant-withdrawn",
  },
} satisfies Endpoints;

/** The ledger of who received what. */
export const receiptEndpoints = {
  "GET /companies/:companyKey/receipts": {
    access: "give-documents",
    summary: "The ledger of a supplier: who of others received which version of a document when.",
    params: company,
    query: listQuery({
      filters: { text: ["icontains"] },
      sort: ["received_at", "person", "company", "name", "version"],
      extra: narrowing,
    }),
    response: pageOf(Receipt),
  },
  "GET /companies/:companyKey/receipts/export": {
    access: "give-documents",
    summary: "The same as a file, in the reader's language, the newest first.",
    params: company,
    query: z.strictObject({ format: z.enum(receiptFormats), ...narrowing }),
    response: z.unknown(),
    answers: "file",
  },
} satisfies Endpoints;
