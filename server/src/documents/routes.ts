import { documentEndpoints } from "@neroli/contract/documents/endpoints.ts";
import { openAsset } from "../kernel/assets/assets.ts";
import { routes } from "../kernel/http/routes.ts";
import { getDownload, getPicture } from "./queries.ts";

/** An asset's content never changes under its id, so any cache may keep a picture for a year. */
const yearSeconds = 31_536_000;

export const documentRoutes = routes(documentEndpoints, {
  "GET /companies/:companyKey/assets/:id/download": async ({ actor, params }) => {
    const { storage_key, name, media_type, size } = await getDownload(actor, params);
    return { stream: await openAsset(storage_key), name, media_type, size, inline: false };
  },

  "GET /images/:id": async ({ params }) => {
    const { storage_key, name, media_type, size } = await getPicture(params.id);
    const stream = await openAsset(storage_key);
    return { stream, name, media_type, size, inline: true, public_for: yearSeconds };
  },
});
