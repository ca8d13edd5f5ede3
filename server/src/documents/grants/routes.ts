import { grantEndpoints } from "@neroli/contract/documents/given-endpoints.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { routes } from "../../kernel/http/routes.ts";
import { giveDocuments } from "./commands/give-documents.ts";
import { withdrawGrant } from "./commands/withdraw-grant.ts";
import { presentRequestDocuments } from "./present.ts";
import { listRequestDocuments } from "./queries/list-request-documents.ts";

const read = async (actor: SignedInActor, requestKey: string) =>
  presentRequestDocuments(actor, await listRequestDocuments(actor, requestKey));

export const grantRoutes = routes(grantEndpoints, {
  "GET /requests/:requestKey/documents": ({ actor, params }) => read(actor, params.requestKey),

  "POST /requests/:requestKey/grants": async ({ actor, params, body }) => {
    await giveDocuments(actor, { request_key: params.requestKey, ...body });
    return read(actor, params.requestKey);
  },

  "DELETE /requests/:requestKey/grants/:id": async ({ actor, params }) => {
    await withdrawGrant(actor, { request_key: params.requestKey, id: params.id });
    return read(actor, params.requestKey);
  },
});
