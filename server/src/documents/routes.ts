import { documentEndpoints } from "@neroli/contract/documents/endpoints.ts";
import { openAsset } from "../kernel/assets/assets.ts";
import { notFound } from "../kernel/errors.ts";
import { routes } from "../kernel/http/routes.ts";
import { allowDownload } from "./policy.ts";
import { getDocument, getImage } from "./queries.ts";

const year = 365 * 24 * 60 * 60;

export const documentRoutes = routes(documentEndpoints, {
  "GET /companies/:companyKey/assets": async () => {
    throw notFound();
  },
  "POST /companies/:companyKey/assets": async () => {
    throw notFound();
  },
  "PUT /companies/:companyKey/assets/order": async () => {
    throw notFound();
  },
  "PUT /companies/:companyKey/assets/:id": async () => {
    throw notFound();
  },
  "DELETE /companies/:companyKey/assets/:id": async () => {
    throw notFound();
  },
  "GET /companies/:companyKey/assets/:id/preview": async () => {
    throw notFound();
  },
  "GET /companies/:companyKey/assets/:id/download": async ({ actor, params }) => {
    const document = await getDocument(actor, { company_key: params.companyKey, id: params.id });
    allowDownload(actor, document);
    const { media_type, size, name } = document;
    return { stream: await openAsset(document.storage_key), media_type, size, name, inline: false };
  },

  "GET /images/:id": async ({ params }) => {
    const { storage_key, ...image } = await getImage(params.id);
    return { ...image, stream: await openAsset(storage_key), inline: true, public_for: year };
  },
});
