import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { invalidField } from "../../kernel/errors.ts";
import { containing } from "../../kernel/list.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedProducts } from "../../published/products.ts";
import { publishedUsers } from "../../published/users.ts";
import { onSide } from "../policy.ts";

const eb = expressionBuilder<DB, "requests">();
const asKeys = (rows: Expression<unknown>) => sql<SqlBool>`requests.key in (${rows})`;

/**
 * Every word that was typed stands somewhere in the request: in its text or key, in a message, in a
 * note of the actor's own side, or in a name of a product, person or company. Refuses more words
 * than can be looked for.
 */
export function mentions(actor: SignedInActor, typed: string): Expression<SqlBool> {
  const words = [...new Set(typed.toLowerCase().split(/\s+/).filter(Boolean))];
  if (words.length > mostWords) {
    throw invalidField({
      in: "query",
      path: "text__icontains",
      code: "too-many",
      data: { max: mostWords },
    });
  }
  return eb.and(words.map((word) => says(actor, word)));
}

/** A pasted sentence is looked for as a whole. */
const mostWords = 24;

function says(actor: SignedInActor, word: string): Expression<SqlBool> {
  const pattern = containing(word);
  const fits = (column: string) => sql<SqlBool>`folded(${sql.ref(column)}) like folded(${pattern})`;
  const messages = eb
    .selectFrom("request_messages")
    .where(fits("request_messages.body"))
    .select("request_messages.request_key");
  const products = eb
    .selectFrom("request_products")
    .innerJoin(publishedProducts(), "products.key", "request_products.product_key")
    .where(fits("products.name"))
    .select("request_products.request_key");
  const people = eb
    .selectFrom(publishedUsers())
    .where(sql<SqlBool>`folded(concat_ws(' ', firstname, lastname)) like folded(${pattern})`)
    .select("users.key");
  const companies = eb
    .selectFrom(publishedCompanies())
    .where(fits("companies.name"))
    .select("companies.key");
  return eb.or([
    fits("requests.message"),
    fits("requests.key"),
    asKeys(messages),
    ...(["BUYER", "SUPPLIER"] as const).map((side) =>
      eb.and([onSide(actor, side), asKeys(notesOf(side, fits))]),
    ),
    asKeys(products),
    sql<SqlBool>`requests.buyer_key in (${people})`,
    sql<SqlBool>`requests.company_key in (${companies})`,
    sql<SqlBool>`requests.buyer_company_key in (${companies})`,
  ]);
}

const notesOf = (side: "BUYER" | "SUPPLIER", fits: (column: string) => Expression<SqlBool>) =>
  eb
    .selectFrom("request_notes")
    .where("request_notes.side", "=", side)
    .where(fits("request_notes.body"))
    .select("request_notes.request_key");
