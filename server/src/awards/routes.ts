import { awardEndpoints } from "@neroli/contract/awards/endpoints.ts";
import type { Award } from "@neroli/contract/awards/schema.ts";
import { companyIsVisible } from "../companies/queries/get-company.ts";
import { notFound } from "../kernel/errors.ts";
import { routes } from "../kernel/http/routes.ts";
import { findVisibleKeys } from "../products/queries/get-product.ts";
import { createAward, removeAward, saveAward } from "./commands/change-awards.ts";
import { giveAward, takeAward } from "./commands/give-award.ts";
import { type AwardRow, getAward, listAwards } from "./queries/list-awards.ts";
import { listGiven } from "./queries/list-given.ts";
import { listNominees } from "./queries/list-nominees.ts";

const present = ({ updated_at, ...row }: AwardRow): Award => ({
  ...row,
  updated_at: updated_at.toISOString(),
});

export const awardRoutes = routes(awardEndpoints, {
  "GET /awards": async ({ query }) => {
    const page = await listAwards(query);
    return { ...page, content: page.content.map(present) };
  },

  "POST /awards": async ({ actor, body }) =>
    present(await getAward(await createAward(actor, body))),

  "PUT /awards/:awardId": async ({ actor, params: { awardId: id }, body: form }) => {
    await saveAward(actor, { id, form });
    return present(await getAward(id));
  },

  "DELETE /awards/:awardId": async ({ actor, params }) => {
    await removeAward(actor, params.awardId);
    return {};
  },

  "GET /awards/:awardId/nominations": async ({ params, query }) => {
    const award = await getAward(params.awardId);
    return { award: present(award), ...(await listNominees(award, query.name__icontains)) };
  },

  "PUT /awards/:awardId/recipients/:recipientKey": async ({ actor, params }) => {
    await giveAward(actor, { id: params.awardId, recipient: params.recipientKey });
    return {};
  },

  "DELETE /awards/:awardId/recipients/:recipientKey": async ({ actor, params }) => {
    await takeAward(actor, { id: params.awardId, recipient: params.recipientKey });
    return {};
  },

  "GET /products/:productKey/awards": async ({ actor, params: { productKey } }) => {
    const visible = await findVisibleKeys(actor, [productKey]);
    if (!visible.has(productKey)) throw notFound();
    return { content: await listGiven("product_key", productKey) };
  },

  "GET /companies/:companyKey/awards": async ({ actor, params: { companyKey } }) => {
    if (!(await companyIsVisible(actor, companyKey))) throw notFound();
    return { content: await listGiven("company_key", companyKey) };
  },
});
