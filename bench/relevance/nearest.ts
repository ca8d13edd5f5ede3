import { sql } from "kysely";
import { rateCandidates } from "../../server/src/catalogue/queries/list-alternatives.ts";
import { readProducts } from "../../server/src/catalogue/queries/read-rows.ts";
import { visitor } from "../../server/src/kernel/actor.ts";
import { db } from "../../server/src/kernel/db/db.ts";

/** Ingredients that are asked about, and as many of those nearest to each. */
const asked = 300;
const nearest = 10;

export interface NearestFigures {
  /** The share of the nearest that serve a purpose of the one asked about. */
  share: number;
  /** The same of products taken by chance. */
  by_chance: number;
  p50_ms: number;
}

const functionsOf = (row: { fields: { functions?: string[] } }) => row.fields.functions ?? [];

/**
 * Ingredients spread over the catalogue whose functions are hidden, so that nothing is learnt from
 * them either: how many of the ten products nearest to each have one of its functions.
 */
export async function measureNearest(): Promise<NearestFigures> {
  const { rows: all } = await sql<{ key: string }>`
    select key from products where offering = 'INGREDIENTS' and shown and fields ? 'functions'
    order by md5(key)`.execute(db());
  const keys = all.slice(0, asked).map(({ key }) => key);
  const rows = await readProducts({ keys });
  const strangers = (await readProducts({ keys: all.slice(-500).map(({ key }) => key) })).map(
    functionsOf,
  );
  await sql`update products set visibility = visibility || '{"functions": "PRIVATE"}'
    where key = any (${keys})`.execute(db());
  try {
    let [shared, chance] = [0, 0];
    const times: number[] = [];
    for (const { key, segment, fields } of rows) {
      const { functions = [], ...open } = fields;
      const begin = performance.now();
      const rated = await rateCandidates(visitor("en"), { key, segment, fields: open });
      times.push(performance.now() - begin);
      const ten = rated.toSorted((a, b) => b.score - a.score).slice(0, nearest);
      const isShared = (theirs: readonly string[]) => theirs.some((one) => functions.includes(one));
      shared += ten.filter(({ theirs }) => isShared(functionsOf(theirs))).length / nearest;
      chance += strangers.filter(isShared).length / strangers.length;
    }
    times.sort((a, b) => a - b);
    const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
    return {
      share: rounded(shared / rows.length),
      by_chance: rounded(chance / rows.length),
      p50_ms: rounded(times[Math.floor(times.length / 2)] ?? 0),
    };
  } finally {
    await sql`update products set visibility = visibility - 'functions'
      where key = any (${keys})`.execute(db());
  }
}
