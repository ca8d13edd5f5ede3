import type { eventAssetEndpoints } from "@neroli/contract/portals/assets.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { openAsset } from "../../kernel/assets/assets.ts";
import { readRange } from "../../kernel/http/byte-range.ts";
import type { Handlers } from "../../kernel/http/routes.ts";
import { addEventAsset, removeEventAssets } from "./commands.ts";
import { type AssetPlace, rightsIn } from "./policy.ts";
import { presentEventAsset, presentPublicDocument } from "./present.ts";
import { getEventAsset, getReadable, listEventAssets, readPublicDocuments } from "./queries.ts";

type List = Parameters<typeof listEventAssets>[1];
type Added = Parameters<typeof addEventAsset>[1];

async function list(actor: SignedInActor, asked: List) {
  const page = await listEventAssets(actor, asked);
  const rights = await rightsIn(actor, asked.place);
  return { ...page, content: page.content.map((row) => presentEventAsset(row, rights)) };
}

async function add(actor: SignedInActor, incoming: Added) {
  const id = await addEventAsset(actor, incoming);
  return presentEventAsset(await getEventAsset(id), await rightsIn(actor, incoming.place));
}

async function remove(actor: SignedInActor, asked: { place: AssetPlace; ids: string[] }) {
  await removeEventAssets(actor, asked);
  return {};
}

const ofPortal = ({ portal }: { portal: string }): AssetPlace => ({
  event: portal,
  company: null,
  product: null,
});
const ofCompany = (params: { companyKey: string; event: string }): AssetPlace => ({
  event: params.event,
  company: params.companyKey,
  product: null,
});
const ofProduct = (params: {
  companyKey: string;
  event: string;
  productKey: string;
}): AssetPlace => ({ ...ofCompany(params), product: params.productKey });

const fileOf = <Data>({
  data,
  name,
  content,
}: {
  data: Data;
  name: string;
  content: Added["content"];
}) => ({
  asset: data,
  file_name: name,
  content,
});

export const eventAssetHandlers = {
  "GET /portals/:portal/assets": ({ actor, params, query }) =>
    list(actor, { place: ofPortal(params), query }),
  "POST /portals/:portal/assets": ({ actor, params, upload }) =>
    add(actor, { place: ofPortal(params), ...fileOf(upload) }),
  "DELETE /portals/:portal/assets": ({ actor, params, query }) =>
    remove(actor, { place: ofPortal(params), ids: query.ids }),

  "GET /companies/:companyKey/events/:event/assets": ({ actor, params, query }) =>
    list(actor, { place: ofCompany(params), query }),
  "POST /companies/:companyKey/events/:event/assets": ({ actor, params, upload }) =>
    add(actor, { place: ofCompany(params), ...fileOf(upload) }),
  "DELETE /companies/:companyKey/events/:event/assets": ({ actor, params, query }) =>
    remove(actor, { place: ofCompany(params), ids: query.ids }),

  "GET /companies/:companyKey/events/:event/products/:productKey/assets": ({
    actor,
    params,
    query,
  }) => list(actor, { place: ofProduct(params), query }),
  "POST /companies/:companyKey/events/:event/products/:productKey/assets": ({
    actor,
    params,
    upload,
  }) => add(actor, { place: ofProduct(params), ...fileOf(upload) }),
  "DELETE /companies/:companyKey/events/:event/products/:productKey/assets": ({
    actor,
    params,
    query,
  }) => remove(actor, { place: ofProduct(params), ids: query.ids }),

  "GET /public/documents": async ({ actor, query }) => ({
    content: (await readPublicDocuments(actor, query.event)).map(presentPublicDocument),
  }),

  "GET /events/:event/assets/:assetId": async ({ actor, params, headers }) => {
    const { event, assetId: id } = params;
    const { storage_key, media_type, size, name, kind } = await getReadable(actor, { event, id });
    const range = readRange(headers.range, size);
    const stream = await openAsset(storage_key, range ?? undefined);
    // Pictures of our own making alone are shown in the page (decisions, files).
    return { stream, range, media_type, size, name, inline: kind !== "DOCUMENT" };
  },
} satisfies Handlers<typeof eventAssetEndpoints>;
