import { DatabaseSync } from "node:sqlite";
import type { Answer, Contestant } from "../contestant.ts";
import type { Query } from "../queries.ts";
import { answers } from "../reference.ts";
import { facetColumn } from "./count-facets.ts";

/** SQLite's full text in memory, with facets counted beside it. */
export function sqlite(): Contestant {
  const database = new DatabaseSync(":memory:");
  database.exec(`
    create virtual table product using fts5(name, inci, cas, description, content='', prefix='3');
    create virtual table word using fts5vocab(product, 'row');`);
  const facets = facetColumn();
  let words: string[] = [];
  const ids = database.prepare("select rowid from product where product match ?");
  const best = database.prepare(`
    select rowid from product where product match ?
    order by bm25(product, 4, 3, 5, 1) limit 20`);
  const rowids = (rows: readonly object[]) => rows.map((row) => (row as { rowid: number }).rowid);
  const ask = ({ text, kind }: Query): string => {
    if (kind === "prefix3") return `"${text}"*`;
    const wanted = kind === "typo" ? words.filter((word) => answers(word, text, kind)) : [];
    if (kind === "typo") return wanted.map((word) => `"${word}"`).join(" OR ");
    return text
      .split(" ")
      .map((word) => `"${word}"`)
      .join(" ");
  };
  const first = { top: Array.from({ length: 20 }, (_, id) => id) };
  return {
    async build(products) {
      const insert = database.prepare(
        "insert into product (rowid, name, inci, cas, description) values (?, ?, ?, ?, ?)",
      );
      database.exec("begin");
      for (const product of products) {
        const { id, name, inci, cas, description } = product;
        insert.run(id, name, inci, cas, description);
        facets.add(product);
      }
      database.exec("commit");
      facets.finish();
      words = database
        .prepare("select term from word")
        .all()
        .map((row) => String(row.term));
    },
    search(query): Answer {
      if (query.kind === "all") return { ...facets.all(), ...first };
      if (query.kind === "filter") {
        const found = facets.having(query.filter);
        return { total: found.length, counts: facets.count(found), top: found.slice(0, 20) };
      }
      const match = ask(query);
      const found = rowids(ids.all(match));
      return { total: found.length, counts: facets.count(found), top: rowids(best.all(match)) };
    },
    close: async () => database.close(),
  };
}
