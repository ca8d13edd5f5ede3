import { attributeEndpoints } from "@neroli/contract/attributes/endpoints.ts";
import type { Attribute } from "@neroli/contract/attributes/schema.ts";
import type { Actor } from "../kernel/actor.ts";
import { routes } from "../kernel/http/routes.ts";
import { allNames } from "../reference/queries/term-names.ts";
import { createAttribute } from "./commands/create-attribute.ts";
import { mergeAttributes, takeSpelling } from "./commands/merge-attributes.ts";
import { removeAttribute } from "./commands/remove-attribute.ts";
import { saveAttribute } from "./commands/save-attribute.ts";
import { presentAttribute } from "./present.ts";
import { carriersFor, listAttributes } from "./queries/list-attributes.ts";
import { getRewriting, listRewritings } from "./queries/list-rewritings.ts";
import { getAttribute } from "./queries/read-attributes.ts";
import { suggestTerms } from "./queries/suggest-terms.ts";

async function read(actor: Actor, id: string): Promise<Attribute> {
  const row = await getAttribute(id);
  const carriers = (await carriersFor(actor)).get(row.field);
  return presentAttribute(actor, row, carriers?.get(row.term) ?? 0);
}

export const attributeRoutes = routes(attributeEndpoints, {
  "GET /attributes": ({ actor, query }) => listAttributes(actor, query),

  "POST /attributes": async ({ actor, body }) => read(actor, await createAttribute(actor, body)),

  "PUT /attributes/:attributeId": async ({ actor, params, body }) => {
    await saveAttribute(actor, { id: params.attributeId, form: body });
    return read(actor, params.attributeId);
  },

  "DELETE /attributes/:attributeId": async ({ actor, params }) => {
    await removeAttribute(actor, params.attributeId);
    return {};
  },

  "POST /attributes/:attributeId/merge": async ({ actor, params, body }) =>
    getRewriting(await mergeAttributes(actor, { id: params.attributeId, into: body.into })),

  "POST /attributes/:attributeId/spellings": async ({ actor, params, body }) =>
    getRewriting(await takeSpelling(actor, { id: params.attributeId, term: body.term })),

  "GET /attributes/rewritings": async () => ({ content: await listRewritings() }),

  "GET /attributes/suggest": async ({ actor, query }) => ({
    content: await suggestTerms(actor, { ...query, language: query.language ?? actor.language }),
  }),

  "GET /attributes/names": async ({ actor, query }) => ({
    names: allNames(query.language ?? actor.language, query.field),
  }),
});
