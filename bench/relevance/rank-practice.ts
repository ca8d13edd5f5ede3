import type { ProductSearch } from "../../contract/src/catalogue/endpoints.ts";
import { languages } from "../../contract/src/kernel/language.ts";
import type { ProductFields } from "../../contract/src/products/schema.ts";
import { readProducts } from "../../server/src/catalogue/queries/read-rows.ts";
import { type Hit, type PracticeQuery, practiceQueries } from "./practice.ts";

export interface PracticeFigures {
  queries: number;
  /** Mean reciprocal rank of the first answer on the first page. */
  mrr: number;
  /** The share of queries that find nothing at all. */
  nothing: number;
}

type Ranked = PracticeQuery & { rank: number; total: number; first: string };

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

function figuresOf(ranked: readonly Ranked[]): PracticeFigures {
  const queries = ranked.length;
  const sum = ranked.reduce((sum, { rank }) => sum + (rank === 0 ? 0 : 1 / rank), 0);
  const empty = ranked.filter(({ total }) => total === 0).length;
  return { queries, mrr: rounded(sum / queries), nothing: rounded(empty / queries) };
}

const claimFields = [
  "performance_claims",
  "sustainability_claims",
  "free_from_claims",
  "certifications",
] as const satisfies readonly (keyof ProductFields)[];

const hitOf = (row: Awaited<ReturnType<typeof readProducts>>[number]): Hit => ({
  names: [
    row.name,
    row.fields.inci ?? "",
    row.fields.general_food_name ?? "",
    ...languages.flatMap((language) => row.fields[`name@${language}` as "name"] ?? []),
  ],
  segment: row.segment,
  functions: row.fields.functions ?? [],
  applications: row.fields.applications ?? [],
  claims: claimFields.flatMap((field) => row.fields[field] ?? []),
});

async function rank(
  query: PracticeQuery,
  search: (text: string) => Promise<ProductSearch>,
): Promise<Ranked> {
  const { content, total_elements: total } = await search(query.text);
  const rows = await readProducts({ keys: content.map(({ key }) => key) });
  const hits = new Map(rows.map((row) => [row.key, hitOf(row)]));
  const at = content.findIndex(({ key }) => {
    const hit = hits.get(key);
    return hit !== undefined && query.isAnswer(hit);
  });
  return { ...query, rank: at + 1, total, first: content[0]?.name ?? "-" };
}

/** How far up the first answer of each query stands; what is not first is told of one half alone. */
export async function rankPractice(search: (text: string) => Promise<ProductSearch>) {
  const ranked: Ranked[] = [];
  for (const query of practiceQueries()) ranked.push(await rank(query, search));
  console.table(
    ranked
      .filter(({ rank, aside }) => rank !== 1 && !aside)
      .map(({ kind, text, expected, rank, first, total }) => ({
        kind,
        asked: text,
        expected: expected.slice(0, 50),
        rank: rank || "-",
        first: first.slice(0, 40),
        total,
      })),
  );
  const kinds = [...new Set(ranked.map(({ kind }) => kind))];
  return {
    shown: figuresOf(ranked.filter(({ aside }) => !aside)),
    aside: figuresOf(ranked.filter(({ aside }) => aside)),
    kinds: Object.fromEntries(
      kinds.map((kind) => {
        const own = ranked.filter((one) => one.kind === kind);
        const half = (aside: boolean) => figuresOf(own.filter((one) => one.aside === aside)).mrr;
        return [kind, { ...figuresOf(own), shown: half(false), aside: half(true) }];
      }),
    ),
  };
}
