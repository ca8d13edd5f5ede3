import * as build from "virtual:react-router/server-build";
import { brandVariants } from "@neroli/contract/kernel/brand-variants.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import type {
  PageHandler,
  PageServices,
  RenderedPage,
} from "@neroli/contract/portals/page-services.ts";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { pageServices } from "./kernel/page-services.ts";
import { loadPhrases } from "./language/phrases.tsx";
import { bytesOf } from "./rendered-bytes.ts";
import { firstStep, namedSteps, routesOf, withFewerPaths } from "./routes-asked-for.ts";

const whole = build as ServerBuild;
function handlerOf(routes: ServerBuild["routes"]) {
  const files = Object.entries(whole.assets.routes).filter(([id]) => id in routes);
  const assets = { ...whole.assets, routes: Object.fromEntries(files) };
  return createRequestHandler({ ...whole, routes, assets }, import.meta.env.MODE);
}
const handleAny = handlerOf(whole.routes);
const steps = namedSteps(whole.routes);
const handlers = new Map<string, ReturnType<typeof handlerOf>>();

/** What answers an address: the router with the routes that the address can lead to. */
function handlerFor({ url }: Request): ReturnType<typeof handlerOf> {
  const first = firstStep(new URL(url).pathname);
  if (first === null) return handleAny;
  const step = steps.has(first) ? first : "";
  const handler = handlers.get(step) ?? handlerOf(routesOf(whole.routes, step));
  handlers.set(step, handler);
  return handler;
}

const phrasesLoaded = Promise.all(
  languages.flatMap((language) =>
    [null, ...brandVariants].flatMap((variant) => [
      loadPhrases(language, "site", variant),
      loadPhrases(language, "work", variant),
    ]),
  ),
);

/** What the router was told of its routes, by what it asked: the same for most pages of a kind. */
const told = new Map<string, RenderedPage>();
const mostTold = 200;

/** What is asked for again stays; the one longest unasked goes. */
function keepTold(asked: string, page: RenderedPage): void {
  told.delete(asked);
  told.set(asked, page);
  for (const oldest of told.keys()) {
    if (told.size <= mostTold) break;
    told.delete(oldest);
  }
}

export const handlePage: PageHandler = async (request, services) => {
  await phrasesLoaded;
  // As of pages: what is read, and says nothing of a maintenance.
  const isKept = request.method === "GET" && !services.maintenance;
  const asked = isKept ? withFewerPaths(request.url) : null;
  if (asked === null) return answer(request, services);
  const page = told.get(asked) ?? (await answer(new Request(asked, request), services));
  if (page.status !== 200) return page;
  keepTold(asked, page);
  // Memory of its own: it is handed on to another thread.
  return { ...page, body: page.body.slice() };
};

async function answer(request: Request, services: PageServices): Promise<RenderedPage> {
  const context = new RouterContextProvider();
  context.set(pageServices, services);
  const page = await handlerFor(request)(request, context);
  return {
    // Search engines come back later and keep what they know.
    status: services.maintenance && page.ok ? 503 : page.status,
    headers: [...page.headers],
    body: await bytesOf(page),
  };
}
