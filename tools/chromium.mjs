import { existsSync } from "node:fs";
import path from "node:path";
import { run } from "./run.mjs";

/** The one without a window of its own does the same tests with a third less work. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** The path of a Chromium for the browser tests; installs one where that is ours to do. */
export async function findChromium() {
  const found = chromiumThere();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log("Installing Chromium for the browser tests (apt-get) …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { env });
    const wanted = ["-y", "-qq", "--no-install-recommends", "chromium-headless-shell"];
    await run("apt-get", ["install", ...wanted], { env });
  }
  const installed = onPath();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium: install the package chromium-headless-shell or chromium, or set CHROMIUM_PATH to a Chromium or Chrome.",
  );
}

/** The path of one that is there, by its setting or installed; undefined where there is none. */
export function chromiumThere() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) {
    throw new Error(`CHROMIUM_PATH is "${given}", where there is no file.`);
  }
  return given || onPath();
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));
}
