import { lawEndpoints } from "@neroli/contract/law/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { checkAnnex, loadAnnex } from "./commands/load-annex.ts";
import { presentLoad } from "./present.ts";
import { annexStates } from "./queries/annex-states.ts";
import { listEntries } from "./queries/list-entries.ts";

export const lawRoutes = routes(lawEndpoints, {
  "GET /law": async () => ({ content: await annexStates() }),

  "GET /law/entries": ({ query }) => listEntries(query),

  "POST /law/check": async ({ upload }) =>
    presentLoad(await checkAnnex({ ...upload, annex: upload.data.annex })),

  "POST /law": async ({ actor, upload }) =>
    presentLoad(await loadAnnex(actor, { ...upload, annex: upload.data.annex })),
});
