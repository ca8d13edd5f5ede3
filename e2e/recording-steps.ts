import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { BrowserEvent, InteractionBatch } from "@neroli/contract/interactions/schema.ts";
import type { Page, Request } from "playwright-core";
import { expect, inject } from "vitest";
import { newPage, unique, type Visit } from "./browser.ts";

const run = promisify(execFile);
const program = fileURLToPath(
  new URL("../server/src/interactions/testing-kept-process.ts", import.meta.url),
);

/** Of a browser that people use: the one of the tests says what it is, and is taken for a robot. */
const ordinary =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36";

interface Sent {
  batch: InteractionBatch;
  token: string | undefined;
}

export interface Reader {
  page: Page;
  /** The batches that have left, as they left. */
  sent: Sent[];
  /** What they tell, each batch once. */
  told: () => BrowserEvent[];
}

/** A browser as people use it, and what it tells of its reader. */
export async function newReader(visit: Visit = {}): Promise<Reader> {
  return listenTo(await newPage({ userAgent: ordinary, ...visit }));
}

/** What a page tells of its reader, from now on. */
export function listenTo(page: Page): Reader {
  const sent: Sent[] = [];
  page.context().on("request", (request) => {
    const batch = batchOf(request);
    const { authorization } = request.headers();
    if (batch) sent.push({ batch, token: authorization });
  });
  const told = () => {
    const batches = new Map(sent.map(({ batch }) => [batch.batch, batch]));
    return [...batches.values()].flatMap(({ events }) => events);
  };
  return { page, sent, told };
}

const batchOf = (request: Request): InteractionBatch | null =>
  request.url().endsWith("/api/interactions") ? request.postDataJSON() : null;

export interface Kept {
  kind: string;
  rank: number | null;
  product_key: string | null;
  company_key: string | null;
  event_key: string | null;
  words: string | null;
  user_key: string | null;
  visitor: string | null;
}

/** The demonstration has readers of its own, until the server started. */
const started = new Date().toISOString();

/** What the server keeps of what browsers have told since then, or since these tests began. */
export async function kept(since = started): Promise<Kept[]> {
  const { stdout } = await run(process.execPath, [program, inject("data"), since]);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "[]");
}

export const bar = (page: Page) => page.getByRole("region", { name: "Privacy choices" });
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Privacy choices" });

/** Opens the choices as the footer offers them. */
export async function openChoices(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name: "Privacy choices" }).click();
  await dialog(page).waitFor();
}

export const tells = ({ told }: Reader, event: object, count = 1) =>
  expect
    .poll(
      () =>
        told().filter((each) =>
          Object.entries(event).every(([name, value]) => each[name as "kind"] === value),
        ).length,
      {
        message: JSON.stringify(event),
      },
    )
    .toBe(count);

/** Words that no other test searches for, and that find something: the rest of it is left out. */
export const searchFor = () => `glycerin ${unique()}`;
