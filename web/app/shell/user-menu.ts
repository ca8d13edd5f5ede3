import { links } from "@neroli/contract/access/links.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import type { PageInMenu } from "../pages.ts";

/** The pages of a person's own menu, in its order. */
export const userMenu: Record<PageInMenu<"user">, { to: string; label: PlainPhraseKey }> = {
  "/admin": { to: links.admin(), label: "shell.admin" },
  "/admin/team": { to: links.team(), label: "users-admin.team.page" },
  "/bookmarks": { to: links.bookmarks(), label: "bookmarks.title" },
  "/searches": { to: links.savedSearches(), label: "saved-searches.title" },
  "/downloads": { to: links.downloads(), label: "downloads.title" },
  "/user/profile": { to: links.profile(), label: "shell.profile" },
};
