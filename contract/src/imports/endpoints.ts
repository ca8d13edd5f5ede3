import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Key, QueryFlag } from "../kernel/values.ts";
import { DataSheet, DataSheetOf } from "./data-sheets.ts";
import {
  ColumnValues,
  FurtherSheet,
  Import,
  ImportMapping,
  ImportReading,
  ImportRow,
  ImportSummary,
  NewImport,
  RowsSummary,
} from "./schema.ts";
import { importStates, rowOutcomes } from "./states.ts";

const ofCompany = z.object({ companyKey: Key });
const params = z.object({ companyKey: Key, importId: Key });
const notNow = ["imports.at-work", "imports.not-now", "imports.file-gone"] as const;

/** Reading takes its turn in a line, and the store may be down. */
const reading = [
  "imports.unreadable",
  "uploads.line-full",
  "documents.store-unavailable",
  "documents.file-missing",
] as const;

const uploading = [
  ...reading,
  "uploads.storage-full",
  "documents.infected",
  "documents.scanner-unavailable",
] as const;

export const importEndpoints = {
  "POST /companies/:companyKey/imports": {
    access: "create-products",
    repeats: "once",
    summary:
      "Upload a file of products; it is read and a mapping is proposed. Nothing is imported.",
    params: ofCompany,
    upload: NewImport,
    response: Import,
    errors: uploading,
    audit: "import.uploaded",
  },
  "POST /companies/:companyKey/data-sheets/read": {
    access: "edit-products",
    repeats: "harmless",
    summary:
      "What a safety or technical data sheet in PDF tells of a product, and where on its pages. " +
      "Nothing is kept: whoever asked decides which values the product gets.",
    params: ofCompany,
    upload: DataSheetOf,
    response: DataSheet,
    errors: [
      "imports.unreadable",
      "uploads.line-full",
      "documents.infected",
      "documents.scanner-unavailable",
    ],
  },
  "GET /companies/:companyKey/imports": {
    access: "create-products",
    summary: "The company's imports, the newest first.",
    params: ofCompany,
    query: listQuery({
      filters: { name: ["icontains"] },
      sort: ["created_at", "name"],
      extra: { state__eq: z.enum(importStates).optional() },
    }),
    response: pageOf(ImportSummary),
  },
  "GET /imports": {
    access: "support",
    summary: "The imports of all companies, the newest first.",
    query: listQuery({
      filters: { name: ["icontains"], company: ["icontains"] },
      sort: ["created_at", "name", "company"],
      extra: { state__eq: z.enum(importStates).optional() },
    }),
    response: pageOf(ImportSummary),
  },
  "GET /companies/:companyKey/imports/:importId": {
    access: "create-products",
    summary: "An import with its columns, mapping and progress.",
    params,
    response: Import,
  },
  "PUT /companies/:companyKey/imports/:importId/reading": {
    access: "create-products",
    summary: "Read the file again in another encoding, with another delimiter or another sheet.",
    params,
    body: ImportReading,
    response: Import,
    errors: [...notNow, ...reading],
    audit: "import.mapped",
  },
  "POST /companies/:companyKey/imports/:importId/sheets": {
    access: "create-products",
    repeats: "once",
    summary: "Import another sheet of the same workbook, as if its file were uploaded again.",
    params,
    body: FurtherSheet,
    response: Import,
    errors: ["imports.file-gone", ...uploading],
    audit: "import.uploaded",
  },
  "PUT /companies/:companyKey/imports/:importId/mapping": {
    access: "create-products",
    summary: "Which column is which field; kept for the company's next file of these columns.",
    params,
    body: ImportMapping,
    response: Import,
    errors: notNow,
    audit: "import.mapped",
  },
  "GET /companies/:companyKey/imports/:importId/values": {
    access: "create-products",
    summary: "The distinct values of columns whose fields have a list of values, with suggestions.",
    params,
    response: z.object({ columns: z.array(ColumnValues) }),
    errors: ["imports.not-mapped", "imports.file-gone", ...reading],
  },
  "POST /companies/:companyKey/imports/:importId/check": {
    access: "create-products",
    repeats: "harmless",
    summary: "The dry run: says row by row what the run would do, and changes nothing.",
    params,
    response: Import,
    errors: [...notNow, "imports.not-mapped"],
    audit: "import.checked",
  },
  "POST /companies/:companyKey/imports/:importId/run": {
    access: "create-products",
    repeats: "harmless",
    summary: "Import the rows; waits while another import of the company runs.",
    params,
    response: Import,
    errors: [...notNow, "imports.not-mapped"],
    audit: "import.started",
  },
  "POST /companies/:companyKey/imports/:importId/cancel": {
    access: "create-products",
    repeats: "harmless",
    summary: "Stop after the rows in hand; what is imported stays.",
    params,
    response: Import,
    errors: ["imports.not-now"],
    audit: "import.cancelled",
  },
  "POST /companies/:companyKey/imports/:importId/resume": {
    access: "create-products",
    repeats: "harmless",
    summary: "Go on where it was stopped.",
    params,
    response: Import,
    errors: notNow,
    audit: "import.resumed",
  },
  "POST /companies/:companyKey/imports/:importId/undo": {
    access: "create-products",
    repeats: "harmless",
    summary: "Take back what the import did, but for products that were changed since.",
    params,
    response: Import,
    errors: ["imports.at-work", "imports.not-now", "imports.nothing-to-undo"],
    audit: "import.undone",
  },
  "DELETE /companies/:companyKey/imports/:importId": {
    access: "create-products",
    summary: "Remove an import that has changed no product, with its file.",
    params,
    response: z.object({}),
    errors: ["imports.at-work", "imports.has-changed-products"],
    audit: "import.removed",
  },
  "GET /companies/:companyKey/imports/:importId/rows": {
    access: "create-products",
    summary: "What became of each row, or would become of it.",
    params,
    query: listQuery({
      filters: { name: ["icontains"] },
      sort: ["row"],
      size: 50,
      extra: {
        planned__eq: z.enum(rowOutcomes).optional(),
        outcome__eq: z.enum(rowOutcomes).optional(),
        problems: QueryFlag.optional().describe("only rows of which something is said"),
        differing: QueryFlag.optional().describe("only rows whose outcome is not the planned one"),
        noted: QueryFlag.optional().describe("only rows that are taken, with a remark"),
        left: QueryFlag.optional().describe("only rows whose product was left when undoing"),
      },
    }),
    response: pageOf(ImportRow),
  },
  "GET /companies/:companyKey/imports/:importId/summary": {
    access: "create-products",
    summary: "How many rows are taken with a remark, and which fields of products become empty.",
    params,
    response: RowsSummary,
  },
  "GET /companies/:companyKey/imports/:importId/failed": {
    access: "create-products",
    summary: "The rejected rows as a file like the one given, with the reasons in one more column.",
    params,
    response: z.unknown(),
    answers: "file",
    errors: ["imports.file-gone", ...reading],
  },
} satisfies Endpoints;
