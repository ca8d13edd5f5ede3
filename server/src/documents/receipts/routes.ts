import { receiptEndpoints } from "@neroli/contract/documents/given-endpoints.ts";
import { routes } from "../../kernel/http/routes.ts";
import { makeReceiptsFile } from "./files/make-file.ts";
import { presentReceipt } from "./present.ts";
import { listReceipts } from "./queries/list-receipts.ts";

export const receiptRoutes = routes(receiptEndpoints, {
  "GET /companies/:companyKey/receipts": async ({ actor, params, query }) => {
    const page = await listReceipts(actor, { company_key: params.companyKey, query });
    return { ...page, content: page.content.map(presentReceipt) };
  },

  "GET /companies/:companyKey/receipts/export": ({ actor, params, query }) =>
    makeReceiptsFile(actor, { company_key: params.companyKey, ...query }),
});
