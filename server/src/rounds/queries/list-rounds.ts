import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { roundEndpoints } from "@neroli/contract/rounds/endpoints.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { listPage } from "../../kernel/list.ts";
import { productNameIn, publishedProducts } from "../../published/products.ts";
import { publishedQuotes } from "../../published/quotes.ts";
import { publishedRequestProducts, publishedRequests } from "../../published/requests.ts";
import { publishedUsers } from "../../published/users.ts";
import { visibleTo } from "../policy.ts";

type ListQuery = z.output<(typeof roundEndpoints)["GET /rounds"]["query"]>;

/** Rounds as lists and pages show them; the caller adds which of them the actor may see. */
const selectRounds = (actor: SignedInActor) =>
  db()
    .selectFrom("rounds")
    .innerJoin(publishedUsers("buyer"), "buyer.key", "rounds.buyer_key")
    .select(["rounds.key", "rounds.status", "rounds.created_at", "rounds.closed_at"])
    .select(["rounds.buyer_key", "rounds.buyer_company_key", "buyer.firstname", "buyer.lastname"])
    .select(["rounds.currency", "rounds.weights", "rounds.marks", "rounds.choice"])
    .select([
      sql<number>`(select count(*)::int from ${publishedRequests()} where batch = rounds.key)`.as(
        "suppliers",
      ),
      sql<string | null>`(
        select max(needed_by)::text from ${publishedRequests()} where batch = rounds.key)`.as(
        "needed_by",
      ),
      answers().as("answers"),
      namesOf(actor).as("products"),
    ]);

export type RoundRow = Awaited<ReturnType<ReturnType<typeof selectRounds>["execute"]>>[number];

/** Requests that were answered by a quote. */
const answers = () => sql<number>`(
  select count(*)::int from ${publishedRequests()}
  join ${publishedQuotes()} on quotes.request_key = requests.key
  where batch = rounds.key and quotes.status <> 'DRAFT')`;

/** The first product of each line. */
const namesOf = ({ language }: SignedInActor) => sql<string[]>`array(
  select name from (
    select distinct on (coalesce(line::text, product_key))
      line, position, ${productNameIn(language)} as name
    from ${publishedRequests()}
    join ${publishedRequestProducts()} on request_products.request_key = requests.key
    join ${publishedProducts()} on products.key = request_products.product_key
    where batch = rounds.key
    order by coalesce(line::text, product_key), requests.key, position) as first
  order by line, position, name)`;

export const listRounds = (actor: SignedInActor, query: ListQuery): Promise<PageOf<RoundRow>> => {
  let rows = selectRounds(actor).where(visibleTo(actor));
  if (query.status__eq) rows = rows.where("rounds.status", "=", query.status__eq);
  return listPage(rows, query, {
    sorts: { created_at: "rounds.created_at" },
    fallback: "-created_at",
    tie: "rounds.key",
  });
};

/** A round that the actor may see; not found otherwise. */
export const findRound = async (actor: SignedInActor, key: string): Promise<RoundRow> =>
  found(
    await selectRounds(actor)
      .where("rounds.key", "=", key)
      .where(visibleTo(actor))
      .executeTakeFirst(),
  );
