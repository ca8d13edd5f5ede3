import { scanEndpoints } from "@neroli/contract/scans/endpoints.ts";
import { openAsset } from "../kernel/assets/assets.ts";
import { found } from "../kernel/errors.ts";
import { routes } from "../kernel/http/routes.ts";
import { keepPicture } from "./commands/keep-picture.ts";
import { takeScans } from "./commands/take-scans.ts";
import { makeTable } from "./files/make-table.ts";
import { getExhibitor, getStand } from "./policy.ts";
import { presentScan } from "./present/present-scan.ts";
import { findPicture } from "./queries/find-picture.ts";
import { listScanned } from "./queries/list-scanned.ts";
import { listScans } from "./queries/list-scans.ts";
import { listOwnProducts, nameOwnProducts } from "./queries/own-products.ts";

export const scanRoutes = routes(scanEndpoints, {
  "GET /companies/:companyKey/scans": async ({ actor, params }) => ({
    content: await listScanned(await getExhibitor(actor, params.companyKey)),
  }),

  "POST /companies/:companyKey/events/:event/scans": async ({ actor, params, body }) => {
    const stand = await getStand(actor, params);
    return { scans: await takeScans(actor, { stand, batch: body }) };
  },

  "GET /companies/:companyKey/events/:event/scans": async ({ actor, params, query, language }) => {
    const stand = await getStand(actor, params);
    const page = await listScans(stand, query);
    const keys = page.content.flatMap(({ products }) => products);
    const names = await nameOwnProducts(stand.company_key, { keys, language });
    return { ...page, content: page.content.map((row) => presentScan(row, { language, names })) };
  },

  "GET /companies/:companyKey/events/:event/scans/export": async (call) => {
    const { format, ...filters } = call.query;
    const stand = await getStand(call.actor, call.params);
    return makeTable(stand, { language: call.language, format, filters });
  },

  "GET /companies/:companyKey/events/:event/scans/kit": async ({ actor, params, language }) => {
    const stand = await getStand(actor, params);
    return {
      event: { key: stand.event_key, name: stand.event },
      company: { key: stand.company_key, name: stand.company },
      products: await listOwnProducts(stand.company_key, language),
    };
  },

  "POST /companies/:companyKey/events/:event/scans/:scanId/picture": async (call) => {
    const stand = await getStand(call.actor, call.params);
    const { content, digest } = call.upload;
    await keepPicture({ stand, scanId: call.params.scanId, content, digest });
    return {};
  },

  "GET /companies/:companyKey/events/:event/scans/:scanId/picture": async ({ actor, params }) => {
    const stand = await getStand(actor, params);
    const { storage_key, media_type, size } = found(await findPicture(stand, params.scanId));
    return {
      stream: await openAsset(storage_key),
      ...{ media_type, size, inline: true },
      name: `${params.scanId}.webp`,
    };
  },
});
