import { savedSearchEndpoints } from "@neroli/contract/saved-searches/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { changeSearch, lookAtSearch } from "./commands/change-search.ts";
import { deleteSearch, restoreSearch } from "./commands/delete-search.ts";
import { unsubscribe } from "./commands/digest/unsubscribe.ts";
import { saveSearch } from "./commands/save-search.ts";
import { presentSearch } from "./present/present-search.ts";
import { countNews } from "./queries/count-news.ts";
import { getSearch, listSearches } from "./queries/read-searches.ts";

export const savedSearchRoutes = routes(savedSearchEndpoints, {
  "GET /saved-searches": async ({ actor }) => ({
    content: (await listSearches(actor)).map((row) => presentSearch(actor, row)),
  }),

  "GET /saved-searches/news": async ({ actor }) => ({ content: await countNews(actor) }),

  "POST /saved-searches": async ({ actor, body }) =>
    presentSearch(actor, await getSearch(actor, await saveSearch(actor, body))),

  "PUT /saved-searches/:searchId": async ({ actor, params, body }) => {
    await changeSearch(actor, { id: params.searchId, form: body });
    return presentSearch(actor, await getSearch(actor, params.searchId));
  },

  "POST /saved-searches/:searchId/look": async ({ actor, params }) => {
    await lookAtSearch(actor, params.searchId);
    return presentSearch(actor, await getSearch(actor, params.searchId));
  },

  "DELETE /saved-searches/:searchId": async ({ actor, params }) => {
    await deleteSearch(actor, params.searchId);
    return {};
  },

  "POST /saved-searches/:searchId/restore": async ({ actor, params }) => {
    await restoreSearch(actor, params.searchId);
    return presentSearch(actor, await getSearch(actor, params.searchId));
  },

  "POST /saved-searches/unsubscribe": async ({ body }) => {
    await unsubscribe(body.token);
    return {};
  },
});
