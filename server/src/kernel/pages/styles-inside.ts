import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { RenderedPage } from "@neroli/contract/portals/page-services.ts";

/** The text of each style sheet of the build by its file's name. */
export type StyleSheets = ReadonlyMap<string, Buffer>;

/** @param folder of the build's files that browsers load by `/assets/` */
export async function readStyleSheets(folder: string): Promise<StyleSheets> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(folder, name))] as const),
    ),
  );
}

/**
 * Whether its browser comes from elsewhere, and most likely has none of our style sheets. One that
 * says nothing of it is no browser of today.
 */
export const isFromElsewhere = (site: string | string[] | undefined): boolean =>
  site === "none" || site === "cross-site" || site === "same-site";

const head = Buffer.from("</head>");
const link = /<link nonce="([^"]+)" rel="stylesheet" href="\/assets\/([^"#]+)(#?)"/g;

/**
 * The page with its styles in it, so that it is painted as soon as it is there and not only after
 * another way to the server and back. The links to the sheets stay for the scripts, which look there
 * for what has been loaded; nothing is loaded for them. What loads the code of another page finds
 * none that the router has written with `#`, and gets a link of its own.
 */
export function withStylesInside(page: RenderedPage, sheets: StyleSheets): RenderedPage {
  const body = Buffer.from(page.body.buffer, page.body.byteOffset, page.body.length);
  const end = body.indexOf(head);
  if (end < 0) return page;
  const parts: Buffer[] = [];
  let at = 0;
  // Of the same length in bytes and in characters.
  for (const found of body.toString("latin1", 0, end).matchAll(link)) {
    const [tag, nonce, name = "", mark] = found;
    const sheet = sheets.get(name);
    if (!sheet) continue;
    // The precedence tells the scripts that it is none of the elements which they have drawn.
    const ours = `nonce="${nonce}" data-precedence="first"`;
    parts.push(body.subarray(at, found.index), Buffer.from(`<style ${ours}>`), sheet);
    const other = `<link ${ours} rel="stylesheet" href="/assets/${name}" disabled=""/>`;
    parts.push(Buffer.from(`</style>${mark ? other : ""}${tag} disabled=""`));
    at = found.index + tag.length;
  }
  return { ...page, body: new Uint8Array(Buffer.concat([...parts, body.subarray(at)])) };
}
