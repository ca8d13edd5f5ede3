import { exportEndpoints } from "@neroli/contract/exports/endpoints.ts";
import { readDownload } from "../downloads/present/read-download.ts";
import { routes } from "../kernel/http/routes.ts";
import { startExport } from "./commands/start-export.ts";

export const exportRoutes = routes(exportEndpoints, {
  "POST /companies/:companyKey/exports": async ({ actor, params, body }) => {
    const key = await startExport(actor, { company_key: params.companyKey, order: body });
    return readDownload(actor, key);
  },
});
