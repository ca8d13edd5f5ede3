import { become, pinnedEnvironment, program } from "./run.mjs";
import { buildWebWhenStale, installWhenNeeded } from "./setup.mjs";

// npm start · npm run dev · npm run import: install and build what is missing, then run.

const [mode, ...rest] = process.argv.slice(2);
const watched = ["server/src", "contract/src", "search/src", "phrases/src"];

try {
  await installWhenNeeded();
  if (mode === "--dev") {
    // Only these folders: Vite writes temporary files beside its own configuration.
    const watch = watched.map((folder) => `--watch-path=${folder}`);
    server(["--watch-preserve-output", ...watch, "server/src/main.ts"], "development");
  } else if (mode === "--import") {
    server(["server/src/imports/main.ts", ...rest], "production");
  } else {
    await buildWebWhenStale();
    server(["server/src/main.ts"], "production");
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function server(args, NODE_ENV) {
  become(program("node"), args, { env: pinnedEnvironment({ NODE_ENV }) });
}
