import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { pictureOfCompany } from "../../published/documents.ts";
import { productNameIn, publishedProducts } from "../../published/products.ts";
import {
  publishedRequestLines,
  publishedRequestProducts,
  publishedRequests,
} from "../../published/requests.ts";
import { findRound } from "./list-rounds.ts";

/** A round with who was asked for what; not found for who may not see it. */
export async function getRound(actor: SignedInActor, key: string) {
  const round = await findRound(actor, key);
  const [asked, products] = await Promise.all([listAsked(key), listProducts(actor, key)]);
  return { ...round, asked, products_asked: products };
}
export type RoundWithAsked = Awaited<ReturnType<typeof getRound>>;

const listAsked = (key: string) =>
  db()
    .selectFrom(publishedRequests())
    .innerJoin(publishedCompanies(), "companies.key", "requests.company_key")
    .where("requests.batch", "=", key)
    .orderBy("companies.name")
    .orderBy("requests.key")
    .select(["requests.key as request_key", "requests.status", "requests.needed_by"])
    .select(["requests.message", "requests.alternatives", "requests.shipping_address"])
    .select(["companies.key as company_key", "companies.name", "companies.verified"])
    .select(["companies.country", pictureOfCompany("LOGO", "requests.company_key").as("logo")])
    .execute();

const listProducts = (actor: SignedInActor, key: string) =>
  db()
    .selectFrom(publishedRequests())
    .innerJoin(publishedRequestProducts(), "request_products.request_key", "requests.key")
    .innerJoin(publishedRequestLines(), (join) =>
      join
        .onRef("request_lines.request_key", "=", "request_products.request_key")
        .onRef("request_lines.product_key", "=", "request_products.product_key"),
    )
    .innerJoin(publishedProducts(), "products.key", "request_products.product_key")
    .where("requests.batch", "=", key)
    .orderBy("request_products.line")
    .orderBy("request_products.position")
    .orderBy("requests.key")
    .select(["request_products.request_key", "request_products.line", "request_lines.quantity"])
    .select("request_lines.line_key")
    .select(["products.key", productNameIn(actor.language).as("name")])
    .execute();
