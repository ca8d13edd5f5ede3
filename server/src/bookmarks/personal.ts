import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const bookmarkData = {
  bookmarks: {
    names: { user_key: "deleted" },
    exported: { of: ["user_key"], columns: ["product_key", "folder_id", "note", "created_at"] },
  },
  bookmark_folders: {
    names: { user_key: "deleted" },
    exported: { of: ["user_key"], columns: ["id", "title", "created_at"] },
  },
} satisfies PersonalTables;
