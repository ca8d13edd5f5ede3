import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Connection, openConnection } from "../../../server/src/kernel/db/connection.ts";
import { startEmbedded } from "../../../server/src/kernel/db/embedded.ts";
import { facetValues, type GeneratedProduct } from "../catalogue.ts";
import type { Contestant } from "../contestant.ts";
import type { Query } from "../queries.ts";

const batch = 5_000;

/** PostgreSQL's full text, with facets unnested and counted; typos by its table of words. */
export function postgresql(): Contestant {
  let data = "";
  let database: Awaited<ReturnType<typeof startEmbedded>>;
  let client: Connection;

  const matching = async ({ kind, text, filter }: Query): Promise<[string, unknown[]]> => {
    if (kind === "all") return ["true", []];
    if (kind === "filter") return ["facets @> $1", [filter]];
    const typos =
      "select string_agg(word, ' | ') as query from words where levenshtein_less_equal(word, $1, 1) <= 1";
    const query = {
      prefix3: async () => `${text}:*`,
      typo: async () => (await client.query(typos, [text])).rows[0].query,
    }[kind as string];
    return [
      "texts @@ to_tsquery('simple', $1)",
      [(await query?.()) ?? text.replaceAll(" ", " & ")],
    ];
  };

  return {
    async build(products) {
      data = await mkdtemp(path.join(tmpdir(), "neroli-bench-"));
      database = await startEmbedded(data, { durable: false });
      client = await openConnection(database.url);
      await client.query(`
        create extension fuzzystrmatch;
        set work_mem = '256MB';
        create unlogged table products (id int primary key, texts tsvector, facets int[])`);
      let pending: GeneratedProduct[] = [];
      const send = async () => {
        await client.query(
          `insert into products
           select id,
             setweight(to_tsvector('simple', name), 'A') ||
             setweight(to_tsvector('simple', inci), 'B') ||
             to_tsvector('simple', description), facets
           from jsonb_to_recordset($1) as
             p (id int, name text, inci text, description text, facets int[])`,
          [JSON.stringify(pending)],
        );
        pending = [];
      };
      for (const product of products) {
        pending.push(product);
        if (pending.length === batch) await send();
      }
      await send();
      await client.query(`
        create index on products using gin (texts);
        create index on products using gin (facets);
        create table words as select word from ts_stat('select texts from products');
        analyze`);
    },
    async search(query) {
      const [where, values] = await matching(query);
      const rank =
        query.text === ""
          ? "id"
          : "ts_rank('{0.1, 0.25, 0.75, 1}', texts, to_tsquery('simple', $1)) desc, id";
      const top = await client.query({
        text: `select id from products where ${where} order by ${rank} limit 20`,
        values,
        rowMode: "array",
      });
      const facets = await client.query({
        text: `with found as materialized (select facets from products where ${where})
          select -1, (select count(*) from found)
          union all
          select value, count(*) from found, unnest(facets) as value group by value`,
        values,
        rowMode: "array",
      });
      const counts = new Uint32Array(facetValues);
      let total = 0;
      for (const [value, count] of facets.rows as [number, string][]) {
        if (value < 0) total = Number(count);
        else counts[value] = Number(count);
      }
      return { total, counts, top: top.rows.map(([id]) => Number(id)) };
    },
    /** The size of the tables and their indexes. */
    async memory() {
      const { rows } = await client.query("select pg_total_relation_size('products') as bytes");
      return Number(rows[0].bytes);
    },
    async close() {
      await client.end();
      await database.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
