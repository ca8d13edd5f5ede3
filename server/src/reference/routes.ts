import { languages } from "@neroli/contract/kernel/language.ts";
import { referenceEndpoints } from "@neroli/contract/reference/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { isInMaintenance } from "./queries.ts";

/** A language in its own words: "Deutsch". */
const ownName = (language: string) =>
  new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;

export const referenceRoutes = routes(referenceEndpoints, {
  "GET /reference/flags": async () => ({ maintenance: await isInMaintenance() }),

  "GET /reference/data/languages": async () => ({
    content: languages.map((key) => ({ key, name: ownName(key) })),
  }),
});
