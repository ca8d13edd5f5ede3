import { z } from "zod";
import type { Endpoints } from "../kernel/endpoint.ts";
import { Key } from "../kernel/values.ts";

const asset = z.object({ companyKey: Key, id: z.uuid() });

export const documentEndpoints = {
  "GET /companies/:companyKey/assets/:id/download": {
    access: "signed-in",
    summary: "The bytes of a document that the platform offers for download.",
    params: asset,
    response: z.unknown(),
    answers: "file",
    errors: ["documents.confidential", "access.unverified"],
  },
  "GET /images/:id": {
    access: "public",
    summary: "A picture: product image, company logo or header.",
    params: z.object({ id: z.uuid() }),
    response: z.unknown(),
    answers: "file",
  },
} satisfies Endpoints;
