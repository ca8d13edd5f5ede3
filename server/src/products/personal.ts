import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const productData = {
  products: {
    names: { created_by: "nameless", updated_by: "nameless", trashed_by: "nameless" },
    exported: { of: ["created_by"], columns: ["key", "name", "created_at"] },
  },
  product_history: {
    names: { by_user: "nameless" },
    exported: { of: ["by_user"], columns: ["product_key", "version", "action", "at"] },
  },
} satisfies PersonalTables;
