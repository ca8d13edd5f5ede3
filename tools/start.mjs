import { keepRunning } from "./keep-running.mjs";
import { memory } from "./memory.mjs";
import { become, pinnedEnvironment, program } from "./run.mjs";
import { buildWhenStale, installWhenNeeded } from "./setup.mjs";

// npm start, npm run dev, import, admin, backup, restore: install and build what is missing, then run.

const [mode, ...rest] = process.argv.slice(2);
const watched = ["server/src", "contract/src", "search/src", "phrases"];

try {
  await installWhenNeeded();
  if (mode === "--dev") {
    // Only these folders: Vite writes temporary files beside its own configuration. And SIGINT:
    // on SIGTERM Vite ends the process at once, before the server has closed its database.
    const watch = watched.map((folder) => `--watch-path=${folder}`);
    const flags = ["--watch-preserve-output", "--watch-kill-signal=SIGINT", ...watch];
    server([...flags, "server/src/main.ts"], { NODE_ENV: "development", endWith: "SIGINT" });
  } else if (mode === "--import") {
    server(["server/src/imports/program/main.ts", ...rest], { NODE_ENV: "production" });
  } else if (mode === "--admin") {
    server(["server/src/admin.ts", ...rest], { NODE_ENV: "production" });
  } else if (mode === "--backup" || mode === "--restore") {
    const name = mode.slice("--".length);
    server([`server/src/backups/program/${name}.ts`, ...rest], { NODE_ENV: "production" });
  } else if (mode === "--check") {
    server(["server/src/check-start.ts"], { NODE_ENV: "production" });
  } else {
    await buildWhenStale();
    const env = pinnedEnvironment({ NODE_ENV: "production", ...memory });
    keepRunning(program("node"), ["server/build/main.js"], { env });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function server(args, { NODE_ENV, endWith }) {
  become(program("node"), args, { env: pinnedEnvironment({ NODE_ENV, ...memory }), endWith });
}
