import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import {
  publishedRequestLines,
  publishedRequestProducts,
  publishedRequests,
} from "../../published/requests.ts";

/** A line of a version, by its position. */
interface OfferedLines {
  request_key: string;
  quote_key: string;
  version: number;
  lines: readonly number[];
}

/**
 * Of several suppliers who were asked by one form only one quote is accepted at a time, until the
 * transaction ends. To be asked for before any request of them is locked, so that nobody waits in a
 * circle.
 */
export async function holdAcceptances(request_key: string): Promise<void> {
  const request = await db()
    .selectFrom(publishedRequests())
    .where("requests.key", "=", request_key)
    .select("requests.batch")
    .executeTakeFirst();
  if (!request?.batch) return;
  await sql`select pg_advisory_xact_lock(hashtext('acceptances'), hashtext(${request.batch}))`.execute(
    db(),
  );
}

/** Those of the lines that answer a need which is given to a quote of another supplier. */
export async function linesGivenElsewhere({
  request_key,
  quote_key,
  version,
  lines,
}: OfferedLines): Promise<number[]> {
  const { rows } = await sql<{ at: number }>`
    with offered as (
      select requests.key as request_key, requests.batch, quotes.key as quote_key,
        quotes.current_version as version, quotes.accepted_lines as lines
      from ${publishedRequests()} join quotes on quotes.request_key = requests.key
      where quotes.status = 'ACCEPTED' and requests.key <> ${request_key}
        and requests.batch = (
          select batch from ${publishedRequests()} where requests.key = ${request_key})
      union all
      select ${request_key}, null, ${quote_key}, ${version}::int, ${sql.val([...lines])}::int[]),
    needs as (
      select offered.request_key, request_products.line, at
      from offered
      join quote_versions on quote_versions.quote_key = offered.quote_key
        and quote_versions.version = offered.version
      cross join lateral unnest(offered.lines) as at
      join ${publishedRequestLines()} on request_lines.request_key = offered.request_key
        and request_lines.line_key = quote_versions.content #>> array['lines', at::text, 'answers']
      join ${publishedRequestProducts()} on request_products.request_key = offered.request_key
        and request_products.product_key = request_lines.product_key
      where request_products.line is not null)
    select distinct own.at from needs as own join needs as other on other.line = own.line
    where own.request_key = ${request_key} and other.request_key <> own.request_key
    order by own.at`.execute(db());
  return rows.map(({ at }) => at);
}
