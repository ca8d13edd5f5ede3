import { links } from "@neroli/contract/access/links.ts";
import { type RouterContextProvider, redirect } from "react-router";
import { pageServices } from "./page-services.ts";

/** What tells about Neroli has no place at the host of a portal: there it leads to its first page. */
export function onlyHere(context: Readonly<RouterContextProvider>): void {
  if (context.get(pageServices).portal) throw redirect(links.home());
}
