import { downloadEndpoints } from "@neroli/contract/downloads/endpoints.ts";
import { openAsset } from "../kernel/assets/assets.ts";
import { readRange } from "../kernel/http/byte-range.ts";
import { routes } from "../kernel/http/routes.ts";
import { followAddress, giveAddress } from "./commands/give-address.ts";
import { removeDownload } from "./commands/remove-download.ts";
import { repeatDownload } from "./commands/repeat-download.ts";
import { startDocuments } from "./commands/start-documents.ts";
import { presentDownload } from "./present/present-download.ts";
import { getDownload, listDownloads } from "./queries/list-downloads.ts";

export const downloadRoutes = routes(downloadEndpoints, {
  "POST /downloads": async ({ actor, body }) => {
    const key = await startDocuments(actor, body.documents);
    return presentDownload(actor, await getDownload(actor, key));
  },

  "POST /downloads/:key/again": async ({ actor, params }) => {
    const key = await repeatDownload(actor, params.key);
    return presentDownload(actor, await getDownload(actor, key));
  },

  "GET /downloads": async ({ actor, query }) => {
    const page = await listDownloads(actor, query);
    return { ...page, content: page.content.map((row) => presentDownload(actor, row)) };
  },

  "GET /downloads/:key": async ({ actor, params }) =>
    presentDownload(actor, await getDownload(actor, params.key)),

  "GET /downloads/:key/url": ({ actor, params }) => giveAddress(actor, params.key),

  "GET /downloads/content/:token": async ({ params, headers }) => {
    const { storage_key, ...file } = await followAddress(params.token);
    const range = readRange(headers.range, file.size);
    const stream = await openAsset(storage_key, range ?? undefined);
    return { ...file, stream, range, inline: false };
  },

  "DELETE /downloads/:key": async ({ actor, params }) => {
    await removeDownload(actor, params.key);
    return {};
  },
});
