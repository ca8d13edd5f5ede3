import { auditEndpoints } from "@neroli/contract/audit/endpoints.ts";
import { today } from "../kernel/clock.ts";
import { routes } from "../kernel/http/routes.ts";
import { noteSecurity } from "../kernel/security-log.ts";
import { tableMediaTypes } from "../kernel/tables/media-types.ts";
import { writeCsv } from "../kernel/tables/write-csv.ts";
import { csvRows } from "./present/csv-rows.ts";
import { presentEntry } from "./present/present-entry.ts";
import { listEntries, readEntries, readNames } from "./queries.ts";

export const auditRoutes = routes(auditEndpoints, {
  "GET /audit": async ({ query }) => {
    const page = await listEntries(query);
    const names = await readNames(page.content);
    return { ...page, content: page.content.map((row) => presentEntry(row, names)) };
  },

  "GET /audit/export": async ({ query }) => {
    await noteSecurity({ kind: "exported", details: { what: "audit-trail" } });
    return {
      stream: writeCsv(csvRows(readEntries(query))),
      media_type: tableMediaTypes.CSV,
      name: `audit-${today()}.csv`,
      inline: false,
    };
  },
});
