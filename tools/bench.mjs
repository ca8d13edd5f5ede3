import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { chromiumThere } from "./chromium.mjs";
import { memory } from "./memory.mjs";
import { become, pinnedEnvironment, program, root } from "./run.mjs";
import { buildWhenStale, installWhenNeeded } from "./setup.mjs";

// npm run bench -- NAME: runs bench/NAME.ts.

const [name, ...rest] = process.argv.slice(2);
const file = path.join("bench", `${name}.ts`);

if (name && /^[a-z0-9-]+$/.test(name) && existsSync(path.join(root, file))) {
  await installWhenNeeded();
  await buildWhenStale();
  // Some look at pages.
  const chromium = chromiumThere();
  const env = pinnedEnvironment({ ...memory, ...(chromium && { CHROMIUM_PATH: chromium }) });
  become(program("node"), [file, ...rest], { env });
} else {
  const names = readdirSync(path.join(root, "bench"))
    .filter((entry) => /^[a-z0-9-]+\.ts$/.test(entry))
    .map((entry) => path.basename(entry, ".ts"));
  console.error(name ? `There is no measurement called ${name}.` : "Which measurement?");
  console.error(`npm run bench -- ${names.length > 0 ? names.join(" | ") : "NAME (none so far)"}`);
  process.exitCode = 1;
}
