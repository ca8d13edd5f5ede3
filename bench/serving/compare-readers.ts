import { readQueries } from "../search/queries.ts";
import { pathOf } from "./path-of.ts";
import type { World } from "./world.ts";

const warmUp = 40;
const turns = 400;

export interface Compared {
  what: string;
  unverified_ms: number;
  support_ms: number;
  ratio: number;
}

/** The same searches as a reader who sees little and as one who sees all, by turns. */
export async function compareReaders(origin: string, tokens: World["tokens"]): Promise<Compared[]> {
  const { filter, mid, common } = readQueries();
  const kinds = {
    filter,
    "word and filter": common.map((query, at) => ({
      ...query,
      filter: filter[at % filter.length]?.filter ?? [],
    })),
    "rarer word and filter": mid.map((query, at) => ({
      ...query,
      filter: filter[at % filter.length]?.filter ?? [],
    })),
  };
  const rows: Compared[] = [];
  for (const [what, queries] of Object.entries(kinds)) {
    const taken = { unverified: [] as number[], support: [] as number[] };
    for (let turn = 0; turn < warmUp + turns; turn++) {
      const path = pathOf(queries[turn % queries.length] as (typeof queries)[number]);
      const pair = ["unverified", "support"] as const;
      for (const who of turn % 2 === 0 ? pair : pair.toReversed()) {
        const milliseconds = await ask(`${origin}${path}`, tokens[who]);
        if (turn >= warmUp) taken[who].push(milliseconds);
      }
    }
    const [unverified_ms, support_ms] = [median(taken.unverified), median(taken.support)];
    rows.push({ what, unverified_ms, support_ms, ratio: rounded(unverified_ms / support_ms) });
  }
  return rows;
}

async function ask(url: string, token: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return rounded(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
