import { testIdentity } from "../../identity/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { startListeners } from "../../kernel/outbox/work.ts";
import { testMails } from "../../kernel/testing/mails.ts";
import { testApp } from "../../kernel/testing/test-app.ts";
import { createProduct } from "../../products/factory.ts";
import { readProducts } from "../../products/present/read-products.ts";
import { createRequest } from "../../requests/factory.ts";
import { requestRoutes } from "../../requests/routes.ts";
import { createUser } from "../../users/factory.ts";
import { findAccount } from "../../users/queries.ts";
import { createAsset } from "../factory.ts";
import { documentListeners } from "../listeners.ts";
import { receiptRoutes } from "../receipts/routes.ts";
import { documentRoutes } from "../routes.ts";
import { pdf, startDocuments } from "../testing-documents.ts";
import { grantRoutes } from "./routes.ts";

/** The supplier of `startDocuments`, with the calls of requests and products. */
export async function startGrants() {
  const world = await startDocuments();
  const mails = await testMails();
  const app = await testApp({
    routes: [documentRoutes, grantRoutes, receiptRoutes, requestRoutes],
    ...(await testIdentity()),
  });
  const failures: unknown[] = [];
  const listeners = startListeners([documentListeners], (error) => failures.push(error));
  const buyer = { key: world.keys.buyer };

  /** A product with an open sheet and a confidential certificate, and who asked for documents. */
  const asked = async (given: Parameters<typeof createRequest>[0] = {}) => {
    const product = await createProduct({ company_key: "maker", fields: { name: "Velourine" } });
    const secret = await createAsset({
      product_key: product.key,
      name: "Certificate.pdf",
      document_type: "COA",
      visibility: "CONFIDENTIAL",
      content: pdf("certificate"),
    });
    const open = await createAsset({ product_key: product.key, content: pdf("sheet") });
    const request = await createRequest({
      type: "DOCUMENT",
      company_key: "maker",
      buyer_key: buyer.key,
      products: [product.key],
      ...given,
    });
    return { product: product.key, secret, open, request: request.key };
  };

  const grant = (
    requestKey: string,
    documents: readonly string[],
    { until = null, as = world.keys.editor }: { until?: string | null; as?: string } = {},
  ) =>
    app.call("POST /requests/:requestKey/grants", {
      as,
      params: { requestKey },
      body: { documents, until },
    });
  const list = async (requestKey: string, as: string) =>
    (await app.call("GET /requests/:requestKey/documents", { as, params: { requestKey } })).body;
  /** A document of the request as this reader is told of it; undefined where one is not. */
  const documentOf = async (requestKey: string, { id, as }: { id: string; as: string }) => {
    const { content } = await list(requestKey, as);
    return content.find((document) => document.id === id);
  };
  /** The id of the access that was given to the document. */
  const grantOf = async (requestKey: string, id: string) =>
    found((await documentOf(requestKey, { id, as: world.keys.manager }))?.grant).id;
  const withdraw = (requestKey: string, id: string, as: string = world.keys.editor) =>
    app.call("DELETE /requests/:requestKey/grants/:id", { as, params: { requestKey, id } });
  const download = async (id: string, as: string) => {
    const answer = await app.call("GET /companies/:companyKey/assets/:id/download", {
      as,
      params: { companyKey: "maker", id },
    });
    return answer.body?.code ?? answer.status;
  };
  /** The access to a document that the page of its product tells of. */
  const onPage = async (product: string, { id, as }: { id: string; as: string }) => {
    const reader = await findAccount(as, "en");
    const [read] = await readProducts(found(reader).actor, [product]);
    const { granted, can } = found(read?.documents.find((each) => each.id === id));
    return { granted, can };
  };
  const receipts = (document: string) =>
    db()
      .selectFrom("document_receipts")
      .where("document_id", "=", document)
      .orderBy("id")
      .select(["user_key", "how", "version", "email", "person", "company_name"])
      .execute();
  const colleagueOf = async (userKey: string, more: object = {}) => {
    const { company_key } = await db()
      .selectFrom("users")
      .where("key", "=", userKey)
      .select("company_key")
      .executeTakeFirstOrThrow();
    return (await createUser({ company_key, ...more })).key;
  };
  return {
    ...world,
    app,
    listeners,
    failures,
    ...{
      asked,
      grant,
      list,
      documentOf,
      grantOf,
      withdraw,
      download,
      onPage,
      receipts,
      colleagueOf,
    },
    close: async () => {
      await listeners.stop();
      await app.close();
      await world.close();
      await mails.close();
    },
  };
}
export type Grants = Awaited<ReturnType<typeof startGrants>>;
