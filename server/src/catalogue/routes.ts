import { catalogueEndpoints } from "@neroli/contract/catalogue/endpoints.ts";
import { withReadyJson } from "../kernel/http/ready-json.ts";
import { routes } from "../kernel/http/routes.ts";
import { findShown } from "./queries/find-by-keys.ts";
import { findHighlights } from "./queries/find-highlights.ts";
import { listContents } from "./queries/list-contents.ts";
import { findTopic, listTopics } from "./queries/list-topics.ts";
import { previewGroup } from "./queries/preview-group.ts";
import { searchAsJson } from "./queries/search-products.ts";
import { searchSuppliers } from "./queries/search-suppliers.ts";
import { suggest } from "./queries/suggest.ts";

export const catalogueRoutes = routes(catalogueEndpoints, {
  "GET /search/products/:offering": async ({ actor, params, query }) => {
    const { answer, lists } = await searchAsJson(actor, {
      offering: params.offering,
      asked: query,
    });
    return withReadyJson(answer, lists);
  },

  "GET /search/suppliers": ({ actor, query }) => searchSuppliers(actor, query),

  "GET /search/suggestions": ({ actor, query }) => suggest(actor, query),

  "GET /search/contents": async ({ actor, query }) => ({
    values: await listContents(actor, query),
  }),

  "GET /search/topics/:kind": async ({ actor, params }) => ({
    content: await listTopics(actor, params.kind),
  }),

  "GET /search/topics/:kind/:topicKey": ({ actor, params }) =>
    findTopic(actor, params.kind, params.topicKey),

  "POST /search/group-preview": ({ body }) => previewGroup(body),

  "GET /search/listed": async ({ actor, query }) => ({
    content: await findShown(actor, query.keys),
  }),

  "GET /search/highlights": ({ actor }) => findHighlights(actor),
});
