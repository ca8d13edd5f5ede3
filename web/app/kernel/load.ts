import { pageLanguageHeader } from "@neroli/contract/kernel/page-language.ts";
import { data, type RouterContextProvider } from "react-router";
import { requestLanguage } from "../language/request-language.ts";
import { takeAhead } from "./ahead.ts";
import { ApiError, api, type Client, createClient } from "./client.ts";
import { readOrKeep } from "./kept-page.ts";
import { pageServices } from "./page-services.ts";
import { isRefused, refreshProfile } from "./session/rights.ts";

export interface LoadInput<Params> {
  api: Client;
  params: Params;
  url: URL;
}

interface ServerArgs<Params> {
  request: Request;
  params: Params;
  context: Readonly<RouterContextProvider>;
}
interface BrowserArgs<Params> {
  request: Request;
  params: Params;
}

/**
 * Runs a public page's load function on the server, as a visitor: the server never sees the
 * session. What the API refuses becomes the page's status.
 */
export async function loadOnServer<Params, Result>(
  { request, params, context }: ServerArgs<Params>,
  load: (input: LoadInput<Params>) => Promise<Result>,
): Promise<Result> {
  const { apiFetch, origin } = context.get(pageServices);
  const headers = { [pageLanguageHeader]: requestLanguage(request) };
  const client = createClient({ origin, fetch: apiFetch, headers });
  return asPage(() => load({ api: client, params, url: new URL(request.url) }));
}

/**
 * The same in the browser, as whoever is signed in. Whoever is not any more reads on as a visitor:
 * a public page, and what was typed on it, does not end with the session, nor because it could not
 * be read anew.
 */
export function loadInBrowser<Params, Result>(
  { request, params }: BrowserArgs<Params>,
  load: (input: LoadInput<Params>) => Promise<Result>,
): Promise<Result> {
  const url = new URL(request.url);
  const read = () => load({ api, params, url });
  return asPage(() =>
    readOrKeep(url, async () => {
      const ahead = await takeAhead(url);
      if (ahead !== undefined) return ahead as Result;
      try {
        return await read();
      } catch (error) {
        // Where it leads is an answer.
        if (error instanceof Response) return error as Result;
        if (!isRefused(error) || (await refreshProfile()) !== null) throw error;
        return read();
      }
    }),
  ).catch(async (error) => {
    await stylesCome();
    throw error;
  });
}

/** Milliseconds. */
const patience = 3_000;

/**
 * The router hears of a failure only once the page's style sheets, which it asks for meanwhile, have
 * come; until then browsers call it one that nobody sees to.
 */
async function stylesCome(): Promise<void> {
  const asked = [...document.head.querySelectorAll("link[rel=preload][as=style]")];
  const coming = asked.map((link) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const event of ["load", "error"]) link.addEventListener(event, () => resolve());
    return promise;
  });
  await Promise.race([Promise.all(coming), pause(patience)]);
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** What a page has beside what it is about: without it the page is whole as well. */
export async function orNone<Item>(asked: Promise<{ content: Item[] }>): Promise<Item[]> {
  try {
    return (await asked).content;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

async function asPage<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) throw data(error.body, { status: error.status });
    throw error;
  }
}
