import { idempotencyHeader } from "@neroli/contract/kernel/idempotency-header.ts";
import type { QuoteAction } from "@neroli/contract/quotes/states.ts";
import { testIdentity } from "../identity/factory.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { testApp } from "../kernel/testing/test-app.ts";
import { createRequest } from "../requests/factory.ts";
import { createUser } from "../users/factory.ts";
import { quoteContent } from "./factory.ts";
import { quoteRoutes } from "./routes.ts";

/** The calls of quotes on a database of their own. */
export async function startQuotes() {
  const database = await freshDatabase();
  const app = await testApp({ routes: [quoteRoutes], ...(await testIdentity()) });
  return {
    app,
    /** Does something to the quote of this request; answers status and body. */
    act: (
      action: QuoteAction,
      { on, as, body, key }: { on: string; as: string; body: object; key?: string },
    ) =>
      app.call(
        action === "draft"
          ? "PUT /requests/:requestKey/quote/draft"
          : `POST /requests/:requestKey/quote/${action}`,
        {
          params: { requestKey: on },
          as,
          body,
          ...(key && { headers: { [idempotencyHeader]: key } }),
        },
      ),
    read: async (on: string, as: string) =>
      (await app.call("GET /requests/:requestKey/quote", { params: { requestKey: on }, as })).body,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

export type Quotes = Awaited<ReturnType<typeof startQuotes>>;

/** A request for a quotation with its people: who asked, who answers, and a colleague who only reads. */
export async function createTrade() {
  const buyer = await createUser();
  const seller = await createUser({ roles: ["SUPPLIER_EDITOR"] });
  const { company_key } = seller;
  const colleague = await createUser({ roles: ["SUPPLIER_MANAGER"], company_key });
  const reader = await createUser({ roles: ["SUPPLIER_USER"], company_key });
  const request = await createRequest({
    type: "QUOTE",
    buyer_key: buyer.key,
    company_key: company_key ?? "",
  });
  return {
    on: request.key,
    buyer: buyer.key,
    seller: seller.key,
    colleague: colleague.key,
    reader: reader.key,
  };
}

export const firstVersion = { version: 0, content: quoteContent() };
