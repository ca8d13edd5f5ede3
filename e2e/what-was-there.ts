import { mkdirSync } from "node:fs";
import type { BrowserContext, Page, Request } from "playwright-core";

const folder = new URL("../.cache/reports/failed/", import.meta.url);
const longest = 3_000;

interface Asked {
  at: number;
  call: string;
  /** A status, or why there is none. */
  answer: string;
}

const askedBy = new WeakMap<BrowserContext, Asked[]>();

/** Keeps what a browser asks, for the report of a test that fails in it. */
export function watch(context: BrowserContext): void {
  const asked: Asked[] = [];
  const known = new WeakMap<Request, Asked>();
  askedBy.set(context, asked);
  context.on("request", (request) => {
    const call = `${request.method()} ${request.url()}`;
    const entry = { at: Date.now(), call, answer: "no answer" };
    known.set(request, entry);
    asked.push(entry);
  });
  const answered = (request: Request, answer: string) => {
    const entry = known.get(request);
    if (entry) entry.answer = `${answer}, ${Date.now() - entry.at} ms`;
  };
  context.on("response", (response) => answered(response.request(), `${response.status()}`));
  context.on("requestfailed", (request) => answered(request, request.failure()?.errorText ?? "?"));
}

/** What stood on the pages of a browser, and what it had asked at last. */
export async function tellWhatWasThere(test: string, context: BrowserContext): Promise<string> {
  const pages = await Promise.all(context.pages().map((page) => tellPage(test, page)));
  const asked = askedBy.get(context) ?? [];
  const unanswered = asked.slice(0, -12).filter(({ answer }) => answer === "no answer");
  const calls = [...unanswered, ...asked.slice(-12)].map(
    ({ at, call, answer }) => `${new Date(at).toISOString()} ${call.slice(0, 200)}: ${answer}`,
  );
  return [...pages, ...calls].join("\n");
}

async function tellPage(test: string, page: Page): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const file = new URL(`${test.replaceAll(/\W+/g, "-").slice(0, 80)}-${Date.now()}.png`, folder);
  try {
    await page.screenshot({ path: file.pathname, timeout: 10_000 });
    const parts = await page.locator("main, [role=dialog], [role=alert]").all();
    const told = await Promise.all(parts.map((part) => part.ariaSnapshot({ timeout: 10_000 })));
    return `${page.url()} (${file.pathname})\n${told.join("\n").slice(0, longest)}`;
  } catch (error) {
    return `${page.url()}: ${error}`;
  }
}
