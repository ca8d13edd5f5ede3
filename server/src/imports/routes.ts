import { importEndpoints } from "@neroli/contract/imports/endpoints.ts";
import type { Import } from "@neroli/contract/imports/schema.ts";
import type { Actor } from "../kernel/actor.ts";
import { routes } from "../kernel/http/routes.ts";
import { askForCheck } from "./commands/ask-for-check.ts";
import { cancelImport } from "./commands/cancel-import.ts";
import { readDataSheet } from "./commands/read-data-sheet.ts";
import { removeImport } from "./commands/remove-import.ts";
import { resumeImport } from "./commands/resume-import.ts";
import { runImport } from "./commands/run-import.ts";
import { saveMapping } from "./commands/save-mapping.ts";
import { saveReading } from "./commands/save-reading.ts";
import { undoImport } from "./commands/undo-import.ts";
import { importSheet, uploadImport } from "./commands/upload-import.ts";
import { openFailedRows } from "./failed/failed-rows.ts";
import { presentImport, presentRow, presentSummary } from "./present.ts";
import { listAllImports, listImports } from "./queries/list-imports.ts";
import { listRows } from "./queries/list-rows.ts";
import { listValues } from "./queries/list-values.ts";
import { readBeside } from "./queries/read-beside.ts";
import { getImport, type ImportAddress } from "./queries/read-import.ts";
import { summariseRows } from "./queries/summarise-rows.ts";

const addressOf = (params: { companyKey: string; importId: string }): ImportAddress => ({
  company_key: params.companyKey,
  id: params.importId,
});

async function read(actor: Actor, address: ImportAddress): Promise<Import> {
  const row = await getImport(actor, address);
  return presentImport(actor.language, row, await readBeside(row));
}

export const importRoutes = routes(importEndpoints, {
  "POST /companies/:companyKey/imports": async ({ actor, params, upload }) => {
    const id = await uploadImport(actor, { company_key: params.companyKey, upload });
    return read(actor, { company_key: params.companyKey, id });
  },

  "POST /companies/:companyKey/imports/:importId/sheets": async ({ actor, params, body }) => {
    const { companyKey: company_key, importId } = params;
    const id = await importSheet(actor, { company_key, id: importId, sheet: body.sheet });
    return read(actor, { company_key, id });
  },

  "POST /companies/:companyKey/data-sheets/read": ({ actor, params, upload }) =>
    readDataSheet(actor, { company_key: params.companyKey, upload }),

  "GET /companies/:companyKey/imports": async ({ actor, params, query, language }) => {
    const page = await listImports(actor, { company_key: params.companyKey, query });
    return { ...page, content: page.content.map((row) => presentSummary(language, row)) };
  },

  "GET /imports": async ({ query, language }) => {
    const page = await listAllImports(query);
    return { ...page, content: page.content.map((row) => presentSummary(language, row)) };
  },

  "GET /companies/:companyKey/imports/:importId": ({ actor, params }) =>
    read(actor, addressOf(params)),

  "PUT /companies/:companyKey/imports/:importId/reading": async ({ actor, params, body }) => {
    await saveReading(actor, { ...addressOf(params), reading: body });
    return read(actor, addressOf(params));
  },

  "PUT /companies/:companyKey/imports/:importId/mapping": async ({ actor, params, body }) => {
    await saveMapping(actor, { ...addressOf(params), mapping: body.mapping });
    return read(actor, addressOf(params));
  },

  "GET /companies/:companyKey/imports/:importId/values": async ({ actor, params }) => ({
    columns: await listValues(actor, addressOf(params)),
  }),

  "POST /companies/:companyKey/imports/:importId/check": async ({ actor, params }) => {
    await askForCheck(actor, addressOf(params));
    return read(actor, addressOf(params));
  },

  "POST /companies/:companyKey/imports/:importId/run": async ({ actor, params }) => {
    await runImport(actor, addressOf(params));
    return read(actor, addressOf(params));
  },

  "POST /companies/:companyKey/imports/:importId/cancel": async ({ actor, params }) => {
    await cancelImport(actor, addressOf(params));
    return read(actor, addressOf(params));
  },

  "POST /companies/:companyKey/imports/:importId/resume": async ({ actor, params }) => {
    await resumeImport(actor, addressOf(params));
    return read(actor, addressOf(params));
  },

  "POST /companies/:companyKey/imports/:importId/undo": async ({ actor, params }) => {
    await undoImport(actor, addressOf(params));
    return read(actor, addressOf(params));
  },

  "DELETE /companies/:companyKey/imports/:importId": async ({ actor, params }) => {
    await removeImport(actor, addressOf(params));
    return {};
  },

  "GET /companies/:companyKey/imports/:importId/rows": async ({ actor, params, query }) => {
    const { id } = await getImport(actor, addressOf(params));
    const page = await listRows(id, query);
    return { ...page, content: page.content.map((row) => presentRow(actor.language, row)) };
  },

  "GET /companies/:companyKey/imports/:importId/summary": async ({ actor, params }) =>
    summariseRows((await getImport(actor, addressOf(params))).id),

  "GET /companies/:companyKey/imports/:importId/failed": ({ actor, params }) =>
    openFailedRows(actor, addressOf(params)),
});
