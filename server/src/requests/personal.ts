import { formerPerson } from "../kernel/personal-data/former-person.ts";
import type { PersonalTables } from "../kernel/personal-data/register.ts";

const conversation = "what was said to the other company belongs to both, as long as the request";

export const requestData = {
  requests: {
    names: { buyer_key: "nameless", buyer_assignee: "emptied", supplier_assignee: "emptied" },
    tells: {
      contact: { emptied: "buyer_key", to: formerPerson.contact },
      shipping_address: { emptied: "buyer_key" },
      cc: "replaced",
      message: { kept: conversation },
    },
    exported: {
      of: ["buyer_key"],
      columns: [
        ...(["key", "type", "status", "company_key", "message", "needed_by"] as const),
        ...(["quantity_required", "estimated_yearly_usage", "shipping_address"] as const),
        ...(["contact", "cc", "document_types", "created_at", "closed_at"] as const),
      ],
    },
  },
  request_messages: {
    names: { author_key: "nameless" },
    tells: { body: { kept: conversation } },
    exported: { of: ["author_key"], columns: ["request_key", "body", "created_at"] },
  },
  request_notes: {
    names: { author_key: "nameless" },
    exported: { of: ["author_key"], columns: ["request_key", "body", "created_at"] },
  },
  request_attachments: {
    names: { uploaded_by: "nameless" },
    exported: { of: ["uploaded_by"], columns: ["request_key", "name", "size", "created_at"] },
    files: { exported: true },
  },
  request_events: {
    names: { actor_key: "nameless" },
    tells: { data: "replaced" },
    exported: { of: ["actor_key"], columns: ["request_key", "kind", "created_at"] },
  },
  request_reads: {
    names: { user_key: "deleted" },
    exported: { of: ["user_key"], columns: ["request_key", "read_at"] },
  },
  request_views: {
    names: { user_key: "deleted" },
    tells: { query: "replaced" },
    exported: { of: ["user_key"], columns: ["name", "query", "created_at"] },
  },
  answer_templates: {
    names: { created_by: "nameless" },
    exported: { of: ["created_by"], columns: ["name", "body", "created_at"] },
  },
} satisfies PersonalTables;
