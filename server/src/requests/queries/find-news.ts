import { groups } from "@neroli/contract/access/roles.ts";
import { type Language, languages } from "@neroli/contract/kernel/language.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { textKey } from "@neroli/contract/products/text-keys.ts";
import { ownLanguage } from "@neroli/contract/products/texts.ts";
import type { RequestType, Side } from "@neroli/contract/requests/states.ts";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../../db/types.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedProducts } from "../../published/products.ts";
import { publishedUsers } from "../../published/users.ts";
import { sideOf } from "../policy.ts";
import { listColleagues } from "./list-colleagues.ts";
import { messageText } from "./select-requests.ts";

/** The facts that notifications tell when somebody has changed a request, and who is told. */
export interface RequestNews {
  request_type: RequestType;
  /** The first product that it names, and how many more. */
  product_name: string | undefined;
  /** What that one is called in further languages; undefined where it has one name alone. */
  product_names: Partial<Record<Language, string>> | undefined;
  more_products: number;
  author: { firstname: string; company_name: string | undefined };
  /** Users, by key. */
  audience: string[];
  /** The author's own side: people who may read the request, by key. */
  colleagues: string[];
}

/** The news of a request for notifications, whoever may see it. */
export async function getNews(requestKey: string, authorKey: string): Promise<RequestNews> {
  const [request, products, author] = await Promise.all([
    findEnds(requestKey),
    listProductsOf(requestKey),
    findAuthor(authorKey),
  ]);
  const { firstname, company_name, ...party } = found(author);
  const ends = found(request);
  const side = sideOf({ ...party, user_key: authorKey }, ends);
  return {
    request_type: ends.type as RequestType,
    product_name: products[0]?.name,
    product_names: products[0] && namesOf(products[0].fields),
    more_products: Math.max(0, products.length - 1),
    author: { firstname, company_name: company_name ?? undefined },
    colleagues: side ? (await listColleagues(requestKey, side)).map(({ key }) => key) : [],
    audience: await listAudience(ends, { side, except: authorKey }),
  };
}

/** The text of a message as notifications quote it, or the names of its files. */
export async function findMessage(messageId: string): Promise<string | null> {
  const row = await db()
    .selectFrom("request_messages")
    .where("id", "=", messageId)
    .select(messageText.as("text"))
    .executeTakeFirst();
  return row?.text ?? null;
}

const findEnds = (requestKey: string) =>
  db()
    .selectFrom("requests")
    .where("key", "=", requestKey)
    .select(["key", "type", "company_key", "buyer_key", "buyer_company_key", "cc"])
    .executeTakeFirst();
type RequestParties = NonNullable<Awaited<ReturnType<typeof findEnds>>>;

/** Names of its products, and how much of each where it says so. */
export const listProductsOf = (requestKey: string) =>
  db()
    .selectFrom("request_products")
    .innerJoin(publishedProducts(), "products.key", "request_products.product_key")
    .where("request_key", "=", requestKey)
    .orderBy("request_products.position")
    .select(["products.name", "products.fields", "request_products.quantity"])
    .execute();

/** A name in the product's own language stays the one that it has. */
function namesOf(fields: ProductFields): RequestNews["product_names"] {
  const names = languages.flatMap((language) => {
    const name = fields[textKey("name", language)];
    return name === undefined ? [] : [[language, name] as const];
  });
  if (names.length === 0) return undefined;
  return Object.fromEntries([[ownLanguage(fields), fields.name ?? ""] as const, ...names]);
}

const findAuthor = (userKey: string) =>
  db()
    .selectFrom(publishedUsers())
    .leftJoin(publishedCompanies(), "companies.key", "users.company_key")
    .where("users.key", "=", userKey)
    .select(["users.firstname", "users.company_key", "companies.name as company_name"])
    .select("users.roles")
    .executeTakeFirst();

/**
 * The other side hears of it, of both sides when support acted; colleagues in cc hear of
 * everything. Only who may open the request is told.
 */
async function listAudience(
  ends: RequestParties,
  { side, except }: { side: Side | null; except: string },
): Promise<string[]> {
  const told = [
    ...(side === "SUPPLIER"
      ? []
      : [expressionBuilder<DB, "users">()("users.company_key", "=", ends.company_key)]),
    ...(side === "BUYER" ? [] : [takesPart(ends)]),
    isInCopy(ends),
  ];
  const rows = await db()
    .selectFrom(publishedUsers())
    .where("users.key", "!=", except)
    .where("users.enabled", "=", true)
    // Whoever waits to be admitted hears nothing of the company's business.
    .where("users.status", "=", "VERIFIED")
    .where(sql<SqlBool>`users.roles && ${[...groups.ALL]}::text[]`)
    .where((user) => user.or(told))
    .orderBy("users.key")
    .select("users.key")
    .execute();
  return rows.map(({ key }) => key);
}

/** On the buyer's side: who sent the request, and the colleagues who wrote in it. */
function takesPart({ key, buyer_key, buyer_company_key }: RequestParties): Expression<SqlBool> {
  const user = expressionBuilder<DB, "users">();
  const wrote = user
    .selectFrom("request_messages")
    .where("request_messages.request_key", "=", key)
    .whereRef("request_messages.author_key", "=", "users.key")
    .select("request_messages.id");
  return user.or([
    user("users.key", "=", buyer_key),
    user.and([user("users.company_key", "=", buyer_company_key), user.exists(wrote)]),
  ]);
}

/** Those that are no colleague's get a copy by mail (mail-copies.ts). */
const isInCopy = ({ cc, buyer_company_key }: RequestParties) => sql<SqlBool>`
  users.company_key = ${buyer_company_key}
  and lower(users.email) = any(${cc.map((address) => address.toLowerCase())}::text[])`;
