import * as build from "virtual:react-router/server-build";
import { brandVariants } from "@neroli/contract/kernel/brand-variants.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import type { PageHandler } from "@neroli/contract/portals/page-services.ts";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { pageServices } from "./kernel/page-services.ts";
import { loadPhrases } from "./language/phrases.tsx";

const handleRequest = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
const phrasesLoaded = Promise.all(
  languages.flatMap((language) =>
    [null, ...brandVariants].flatMap((variant) => [
      loadPhrases(language, "site", variant),
      loadPhrases(language, "work", variant),
    ]),
  ),
);

export const handlePage: PageHandler = async (request, services) => {
  await phrasesLoaded;
  const context = new RouterContextProvider();
  context.set(pageServices, services);
  const page = await handleRequest(request, context);
  if (!services.maintenance || !page.ok) return page;
  // Search engines come back later and keep what they know.
  return new Response(page.body, { status: 503, headers: page.headers });
};
