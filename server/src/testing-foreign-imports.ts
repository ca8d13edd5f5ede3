import { onePage } from "./kernel/pdf/testing-pdf.ts";
import { type ForeignCall, hidden, type Params } from "./testing-foreign-call.ts";
import { change } from "./testing-foreign-world.ts";

const company: Params = (world) => ({ companyKey: world.company });
const imported: Params = (world) => ({ companyKey: world.company, importId: world.imported });
const download: Params = (world) => ({ key: world.download });

/** Calls that name an import, an export or a download. */
export const foreignImportCalls = {
  "GET /downloads/:key": hidden(download, { support: "hidden" }),
  "GET /downloads/:key/url": hidden(download, { support: "hidden" }),
  "POST /downloads/:key/again": hidden(download, { support: "hidden" }),
  "DELETE /downloads/:key": hidden(download, { support: "hidden" }),
  "POST /companies/:companyKey/imports": {
    ...hidden(company),
    sent: (world) => ({
      params: company(world),
      upload: { asset: {}, content: Buffer.from("name,inci\r\nRose water,AQUA\r\n") },
    }),
  },
  "POST /companies/:companyKey/data-sheets/read": {
    ...hidden(company),
    sent: (world) => ({
      params: company(world),
      upload: {
        asset: { offering: "INGREDIENTS", segment: "PERSONALCARE" },
        content: onePage("Trade name: Rose water"),
      },
    }),
  },
  "POST /companies/:companyKey/exports": hidden(company, { body: { format: "CSV" } }),
  "GET /companies/:companyKey/imports": hidden(company),
  "GET /companies/:companyKey/storage": hidden(company),
  "GET /companies/:companyKey/imports/:importId": hidden(imported),
  "PUT /companies/:companyKey/imports/:importId/reading": hidden(imported, {
    body: { delimiter: ";" },
  }),
  "POST /companies/:companyKey/imports/:importId/sheets": hidden(imported, {
    body: { sheet: "Sheet 2" },
    before: change.imported({ sheets: ["Sheet 1", "Sheet 2"] }),
  }),
  "PUT /companies/:companyKey/imports/:importId/mapping": hidden(imported, {
    body: {
      mapping: {
        offering: "INGREDIENTS",
        segment: "PERSONALCARE",
        identity: { by: "field", field: "name" },
        columns: [{ column: "name", field: "name" }],
      },
    },
  }),
  "GET /companies/:companyKey/imports/:importId/values": hidden(imported),
  "POST /companies/:companyKey/imports/:importId/check": hidden(imported),
  "POST /companies/:companyKey/imports/:importId/run": hidden(imported, {
    before: change.imported({ state: "CHECKED" }),
  }),
  "POST /companies/:companyKey/imports/:importId/cancel": hidden(imported, {
    before: change.imported({ state: "RUNNING" }),
  }),
  "POST /companies/:companyKey/imports/:importId/resume": hidden(imported, {
    before: change.imported({ state: "CANCELED" }),
  }),
  "POST /companies/:companyKey/imports/:importId/undo": hidden(imported, {
    before: change.imported({ state: "DONE", created: 1 }),
  }),
  "DELETE /companies/:companyKey/imports/:importId": hidden(imported),
  "GET /companies/:companyKey/imports/:importId/rows": hidden(imported),
  "GET /companies/:companyKey/imports/:importId/summary": hidden(imported),
  "GET /companies/:companyKey/imports/:importId/failed": hidden(imported),
} satisfies Record<string, ForeignCall>;
