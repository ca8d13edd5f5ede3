import { Readable } from "node:stream";
import { synonymEndpoints } from "@neroli/contract/synonyms/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { createSynonym } from "./commands/create-synonym.ts";
import { loadSynonyms } from "./commands/load-synonyms.ts";
import { planLoad, presentLoad } from "./commands/plan-load.ts";
import { removeSynonym } from "./commands/remove-synonym.ts";
import { saveSynonym } from "./commands/save-synonym.ts";
import { presentSynonym } from "./present.ts";
import { exportSynonyms } from "./queries/export-synonyms.ts";
import { getSynonym, listSynonyms } from "./queries/list-synonyms.ts";

export const synonymRoutes = routes(synonymEndpoints, {
  "GET /synonyms": async ({ query }) => {
    const page = await listSynonyms(query);
    return { ...page, content: page.content.map(presentSynonym) };
  },

  "POST /synonyms": async ({ actor, body }) =>
    presentSynonym(await getSynonym(await createSynonym(actor, body))),

  "PUT /synonyms/:synonymId": async ({ actor, params, body }) => {
    await saveSynonym(actor, { id: params.synonymId, form: body });
    return presentSynonym(await getSynonym(params.synonymId));
  },

  "DELETE /synonyms/:synonymId": async ({ actor, params }) => {
    await removeSynonym(actor, params.synonymId);
    return {};
  },

  "GET /synonyms/export": async () => {
    const content = Buffer.from(await exportSynonyms());
    return {
      stream: Readable.from([content]),
      size: content.length,
      media_type: "text/plain; charset=utf-8",
      name: "synonyms.txt",
      inline: false,
    };
  },

  "POST /synonyms/check": async ({ body }) => presentLoad(await planLoad(body.text)),

  "POST /synonyms/load": ({ actor, body }) => loadSynonyms(actor, body.text),
});
