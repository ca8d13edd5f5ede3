import { randomInt } from "node:crypto";
import { codeLength, codeOf } from "@neroli/contract/badges/code.ts";
import type { Page } from "playwright-core";

const exhibition = "nord-ingredients-hamburg";
const exhibitor = "velouria-actives";
export const devicePage = `/scan/${exhibition}`;

/** A code as badges have them, of nobody. */
export const someCode = (): string =>
  codeOf(Uint8Array.from({ length: codeLength }, () => randomInt(256)));

/** Resolves when the page opens without a connection. */
export const isReady = (page: Page) =>
  page.getByText("This device works without a connection.").waitFor();

interface Fields {
  querySelectorAll(name: "input"): Iterable<{ value: string }>;
}

/** Types a code and waits until the page says that it is noted: it empties the field then. */
export async function noteCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code or name").fill(code);
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await page.waitForFunction((typed) => {
    // Measurements are compiled without the names of a browser.
    const { document } = globalThis as unknown as { document: Fields };
    return ![...document.querySelectorAll("input")].some(({ value }) => value === typed);
  }, code);
}

interface Arrived {
  id: string;
  read: string;
  notes: string;
  rating: number | null;
  scanned_at: string;
  has_picture: boolean;
  visitor: { name: string | null } | null;
}

/** The picture of a scan, as the server has it. */
export const pictureOf = (origin: string, token: string, scan: string): Promise<Response> =>
  fetch(`${origin}/api/companies/${exhibitor}/events/${exhibition}/scans/${scan}/picture`, {
    headers: { authorization: `Bearer ${token}` },
  });

/** What the server has of the exhibitor's, the first that was scanned first. */
export async function arrivedScans(origin: string, token: string): Promise<Arrived[]> {
  const all: Arrived[] = [];
  for (let page = 0; ; page++) {
    const answer = await fetch(
      `${origin}/api/companies/${exhibitor}/events/${exhibition}/scans?size=300&page=${page}&sort=scanned_at`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const { content, total_pages } = (await answer.json()) as {
      content: Arrived[];
      total_pages: number;
    };
    all.push(...content);
    if (page + 1 >= total_pages) return all;
  }
}
