import type { PagePath } from "@neroli/contract/access/pages.ts";
import type { PageRow } from "./page-row.ts";

const list = { module: "catalogue/topics-page.tsx", link: "topics", menu: "frame" } as const;
const one = { module: "catalogue/topic-page.tsx", link: "topic", menu: null } as const;

/** The part of the table of pages (pages.ts) that is about topics of the catalogue. */
export const topicPages = {
  "/ingredients/functions": list,
  "/ingredients/functions/:topicKey": one,
  "/ingredients/applications": list,
  "/ingredients/applications/:topicKey": one,
  "/ingredients/inci": list,
  "/ingredients/inci/:topicKey": one,
} as const satisfies Partial<Record<PagePath, PageRow>>;
