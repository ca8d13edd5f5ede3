import { Readable } from "node:stream";
import { auditEndpoints } from "@neroli/contract/audit/endpoints.ts";
import { now } from "../kernel/clock.ts";
import { routes } from "../kernel/http/routes.ts";
import { presentEntry } from "./present.ts";
import { listEntries, readEntries } from "./queries.ts";
import { writeCsv } from "./write-csv.ts";

export const auditRoutes = routes(auditEndpoints, {
  "GET /audit": async ({ query }) => {
    const page = await listEntries(query);
    return { ...page, content: page.content.map(presentEntry) };
  },

  "GET /audit/export": async ({ query }) => ({
    stream: Readable.from(writeCsv(readEntries(query)), { objectMode: false }),
    media_type: "text/csv; charset=utf-8",
    name: `audit-${now().toISOString().slice(0, 10)}.csv`,
    inline: false,
  }),
});
