import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const projectData = {
  project_members: {
    names: { user_key: "deleted", added_by: "emptied" },
    exported: { of: ["user_key"], columns: ["project_key", "role", "added_at"] },
  },
  project_comments: {
    names: { author_key: "nameless" },
    exported: { of: ["author_key"], columns: ["project_key", "body", "created_at"] },
  },
  project_files: {
    names: { uploaded_by: "nameless" },
    exported: { of: ["uploaded_by"], columns: ["project_key", "name", "size", "created_at"] },
    files: { exported: true },
  },
  project_products: {
    names: { added_by: "nameless", reviewed_by: "nameless" },
    exported: {
      of: ["added_by", "reviewed_by"],
      columns: ["project_key", "product_key", "name", "status", "added_at", "reviewed_at"],
    },
  },
  project_events: {
    names: { actor_key: "nameless" },
    tells: { data: "replaced" },
    exported: { of: ["actor_key"], columns: ["project_key", "kind", "created_at"] },
  },
  projects: {
    names: { created_by: "nameless" },
    tells: { contacts: { without: "company_key" } },
    exported: {
      of: ["created_by"],
      columns: ["key", "title", "subtitle", "description", "created_at"],
    },
  },
} satisfies PersonalTables;
