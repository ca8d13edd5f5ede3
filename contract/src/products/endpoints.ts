import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { offerings } from "../enumerations/products.ts";
import { Key } from "../kernel/values.ts";
import { productAdministrationEndpoints } from "./administration.ts";
import { alternativeEndpoints } from "./alternatives.ts";
import { productEditorEndpoints } from "./editor.ts";
import { Product } from "./schema.ts";

export const productEndpoints = {
  "GET /products/:offering/:productKey": {
    access: "public",
    summary: "A product as this reader may see it, with its documents and similar products.",
    params: z.object({ offering: z.enum(offerings), productKey: Key }),
    response: Product,
  },
  "GET /products/:offering/:productKey/preview": {
    access: "public",
    summary:
      "The picture beside a link to a product, for chats and networks: as a visitor sees it.",
    limit: { name: "previews", calls: 240, minutes: 1 },
    params: z.object({ offering: z.enum(offerings), productKey: Key }),
    query: z.strictObject({
      version: z.string().max(40).optional().describe("what makes it another address; not read"),
    }),
    response: z.unknown(),
    answers: "file",
  },
  ...alternativeEndpoints,
  ...productAdministrationEndpoints,
  ...productEditorEndpoints,
} satisfies Endpoints;
