import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

// npm run bench -- snapshot [products]: how long a process takes to take over the snapshot of a
// catalogue of so many products, until it has answered a search; a start has that beside what
// `restart` measures without products.

const [products = "10000000"] = process.argv.slice(2);
const target = { seconds: 20 };
const times = 3;

const run = promisify(execFile);
const program = (name: string) => path.join(import.meta.dirname, "snapshot", `${name}.ts`);
const rounded = (value: number) => Math.round(value * 100) / 100;

const folder = await mkdtemp(path.join(tmpdir(), "neroli-bench-"));
try {
  const writing = performance.now();
  await run(process.execPath, ["--max-old-space-size=16384", program("write"), products, folder]);
  const written_s = rounded((performance.now() - writing) / 1_000);
  const files = await Promise.all(
    (await readdir(folder)).map((name) => stat(path.join(folder, name))),
  );
  const sizes = files.map(({ size }) => size);
  const rows = [];
  for (let time = 0; time < times; time++) {
    const { stdout } = await run(process.execPath, [program("read"), folder]);
    const { read_s, answered_s, ...more } = JSON.parse(stdout);
    rows.push({ read_s: rounded(read_s), answered_s: rounded(answered_s), ...more });
  }
  const gb = (bytes: number) => rounded(bytes / 2 ** 30);
  const whole = { built_and_written_s: written_s, gb: gb(sizes.reduce((a, b) => a + b, 0)) };
  const largest_gb = gb(Math.max(...sizes));
  console.log(`${products} products`);
  console.table([{ ...whole, largest_gb }]);
  console.table(rows);
  const holds = rows.every(
    ({ answered_s, listed }) => answered_s < target.seconds && listed === +products,
  );
  console.log(
    JSON.stringify({
      ...{ name: "snapshot", products: Number(products), target, holds },
      ...{ ...whole, largest_gb, rows },
    }),
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
