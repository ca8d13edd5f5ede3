import type { links } from "@neroli/contract/access/links.ts";

/** What the table of pages (pages.ts) says of one. */
export interface PageRow {
  /** The file that draws it, from web/app. */
  module: string;
  /** What builds its address; null where nothing in the application leads to it yet. */
  link: keyof typeof links | null;
  /**
   * The menu that it stands in: support's (shell/admin-menu.tsx), the person's own
   * (shell/user-menu.ts), or bar and footer of the frame. null is reached from other pages alone.
   */
  menu: "support" | "user" | "frame" | null;
}
