import { isbot } from "isbot";

type Headers = Record<string, string | string[] | undefined>;

/** Fetched ahead of a reader, who may never look at it (Fetch, Sec-Purpose). */
const ahead = /prefetch|prerender|preview/i;

/**
 * Whether nobody reads: programs that say so, those that leave out what every browser sends, pages
 * fetched or rendered ahead, and what other sites have browsers send.
 */
export function isRobot(headers: Headers): boolean {
  const said = (name: string) => String(headers[name] ?? "");
  const agent = said("user-agent");
  const site = said("sec-fetch-site");
  return (
    agent === "" ||
    isbot(agent) ||
    said("accept-language").trim() === "" ||
    ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) => ahead.test(said(name))) ||
    (site !== "" && site !== "same-origin")
  );
}

/** Do Not Track (W3C) and Global Privacy Control: whatever was agreed to elsewhere, not here. */
export const refusesTracking = (headers: Headers): boolean =>
  headers.dnt === "1" || headers["sec-gpc"] === "1";
