import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startAssets } from "../server/src/kernel/assets/assets.ts";
import { connect, disconnect } from "../server/src/kernel/db/db.ts";
import { startEmbedded } from "../server/src/kernel/db/embedded.ts";
import { migrate } from "../server/src/kernel/db/migrate.ts";
import { measureAccess, type Row } from "./access/measure.ts";

// npm run bench -- access: what it costs to decide who sees what. The ten commonest reads as a
// buyer, whose sight is limited, beside the same as support, who sees everything.

const target = 1.2;
const sizes = [60, 2_000];

/** A database of its own for each size, which is thrown away. */
async function inOwnDatabase(companies: number): Promise<Row[]> {
  const data = await mkdtemp(path.join(tmpdir(), "neroli-bench-"));
  const database = await startEmbedded(data, { durable: false });
  try {
    await migrate(database.url);
    connect(database.url);
    startAssets({ data });
    return await measureAccess(companies);
  } finally {
    await disconnect();
    await database.stop();
    await rm(data, { recursive: true, force: true });
  }
}

const sized: { companies: number; highest_ratio: number; rows: Row[] }[] = [];
for (const companies of sizes) {
  const rows = await inOwnDatabase(companies);
  const highest_ratio = Math.max(...rows.map(({ ratio }) => ratio));
  console.log(`${companies} companies: highest ratio ${highest_ratio}, at most ${target} wanted`);
  console.table(rows);
  sized.push({ companies, highest_ratio, rows });
}
const holds = sized.every(({ highest_ratio }) => highest_ratio <= target);
console.log(JSON.stringify({ name: "access", target, holds, sizes: sized }));
