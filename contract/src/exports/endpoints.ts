import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Download } from "../downloads/schema.ts";
import { Key } from "../kernel/values.ts";
import { NewExport } from "./schema.ts";

export const exportEndpoints = {
  "POST /companies/:companyKey/exports": {
    access: "edit-products",
    repeats: "once",
    summary:
      "Make one file of a company's products, every field with its visibility, also of those in " +
      "the trash; with `documents` a zip that holds documents and pictures, too. What it makes " +
      "can be imported again.",
    params: z.object({ companyKey: Key }),
    body: NewExport,
    response: Download,
    errors: ["downloads.too-many"],
    audit: "export.started",
  },
} satisfies Endpoints;
