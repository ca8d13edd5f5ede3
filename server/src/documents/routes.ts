import { documentEndpoints } from "@neroli/contract/documents/endpoints.ts";
import { toPage } from "@neroli/contract/kernel/list.ts";
import { openAsset } from "../kernel/assets/assets.ts";
import { readStorage } from "../kernel/assets/storage.ts";
import { AppError } from "../kernel/errors.ts";
import { readRange } from "../kernel/http/byte-range.ts";
import { routes } from "../kernel/http/routes.ts";
import { noteDownloaded } from "./commands/note-downloaded.ts";
import { orderPictures } from "./commands/order-pictures.ts";
import { removeAssets } from "./commands/remove-asset.ts";
import { saveAsset } from "./commands/save-asset.ts";
import { setCompanyPicture } from "./commands/set-company-picture.ts";
import { uploadDocument } from "./commands/upload-document.ts";
import { uploadPicture } from "./commands/upload-picture.ts";
import { allow, allowDownload } from "./policy.ts";
import { presentAsset, presentCompanyPicture } from "./present.ts";
import { type DocumentRow, getDocument, getImage } from "./queries/find-documents.ts";
import { getAsset, listAssets, readAssets } from "./queries/list-assets.ts";
import { getCompanyPicture, listCompanyPictures } from "./queries/list-company-pictures.ts";

const year = 365 * 24 * 60 * 60;

export const documentRoutes = routes(documentEndpoints, {
  "GET /companies/:companyKey/storage": ({ actor, params }) => {
    allow(actor, "list", params.companyKey);
    return readStorage(params.companyKey);
  },

  "GET /companies/:companyKey/assets": async ({ actor, params, query }) => {
    const company_key = params.companyKey;
    if (query.kind === "COMPANY_PICTURE") {
      const pictures = (await listCompanyPictures(actor, company_key)).map(presentCompanyPicture);
      const { length } = pictures;
      return toPage(pictures, { page: 0, size: Math.max(length, 1), total: length });
    }
    const page = await listAssets(actor, { company_key, query });
    return { ...page, content: page.content.map((row) => presentAsset(actor, row)) };
  },

  "POST /companies/:companyKey/assets": async ({ actor, params, upload }) => {
    const company_key = params.companyKey;
    const { data: asset, name, content } = upload;
    const file = { company_key, file_name: name, content };
    if (asset.kind === "DOCUMENT") {
      return presentAsset(actor, await getAsset(await uploadDocument(actor, { ...file, asset })));
    }
    if (asset.kind === "IMAGE") {
      return presentAsset(actor, await getAsset(await uploadPicture(actor, { ...file, asset })));
    }
    const id = await setCompanyPicture(actor, { ...asset, company_key, name, content });
    return presentCompanyPicture(await getCompanyPicture(actor, { company_key, id }));
  },

  "PUT /companies/:companyKey/assets/order": async ({ actor, params, body }) => {
    const { product: product_key, ids } = body;
    const company_key = params.companyKey;
    const ordered = await readAssets(await orderPictures(actor, { company_key, product_key, ids }));
    return { content: ordered.map((row) => presentAsset(actor, row)) };
  },

  "PUT /companies/:companyKey/assets/:id": async ({ actor, params, body }) => {
    await saveAsset(actor, { company_key: params.companyKey, id: params.id, form: body });
    return presentAsset(actor, await getAsset(params.id));
  },

  "DELETE /companies/:companyKey/assets/:id": async ({ actor, params, query }) => {
    const { companyKey: company_key, id } = params;
    await removeAssets(actor, { company_key, ids: [id], all: query.versions === "all" });
    return {};
  },

  "DELETE /companies/:companyKey/assets": async ({ actor, params, query }) => {
    const { ids, versions } = query;
    await removeAssets(actor, { company_key: params.companyKey, ids, all: versions === "all" });
    return {};
  },

  "GET /companies/:companyKey/assets/:id/download": async ({ actor, params, headers }) => {
    const document = await getDocument(actor, { company_key: params.companyKey, id: params.id });
    allowDownload(actor, document);
    await noteDownloaded(actor, [document]);
    return { ...(await openDocument(document, headers.range)), inline: false };
  },

  "GET /companies/:companyKey/assets/:id/preview": async ({ actor, params, headers }) => {
    const document = await getDocument(actor, { company_key: params.companyKey, id: params.id });
    allowDownload(actor, document);
    if (document.media_type !== "application/pdf") throw new AppError("documents.not-previewable");
    await noteDownloaded(actor, [document]);
    return { ...(await openDocument(document, headers.range)), inline: true };
  },

  "GET /images/:id": async ({ params }) => {
    const { storage_key, ...image } = await getImage(params.id);
    return { ...image, stream: await openAsset(storage_key), inline: true, public_for: year };
  },
});

/** The whole of it, or the part that was asked for: readers of PDF begin before they have all. */
async function openDocument(
  { storage_key, media_type, size, name }: DocumentRow,
  asked: string | string[] | undefined,
) {
  const range = readRange(asked, size);
  return {
    stream: await openAsset(storage_key, range ?? undefined),
    range,
    media_type,
    size,
    name,
  };
}
