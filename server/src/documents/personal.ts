import type { PersonalTables } from "../kernel/personal-data/register.ts";

const reach =
  "ten years: a supplier must be able to say who received which safety data sheet (REACH, article 36)";

export const documentData = {
  // The ledger of who received which version; receipts-trim takes the names off after ten years.
  document_receipts: {
    names: { user_key: "nameless" },
    tells: { person: { kept: reach }, email: { kept: reach } },
    exported: {
      of: ["user_key"],
      columns: ["name", "document_type", "version", "product_name", "how", "received_at"],
    },
  },
  document_grants: {
    names: { granted_by: "nameless", withdrawn_by: "nameless" },
    exported: {
      of: ["granted_by", "withdrawn_by"],
      columns: ["request_key", "granted_at", "until", "withdrawn_at"],
    },
  },
  // Documents of a company: the list tells which, the files are the company's own export.
  assets: {
    names: { uploaded_by: "nameless", updated_by: "nameless" },
    exported: { of: ["uploaded_by"], columns: ["name", "document_type", "size", "created_at"] },
  },
} satisfies PersonalTables;
