import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { plainEnvironment, program, root, run } from "./run.mjs";
import { filesUnder } from "./sources.mjs";

const lockFile = path.join(root, "package-lock.json");
const installStamp = path.join(root, "node_modules", ".neroli-lock");

/** What is built, and the folders that it is made of. */
const builds = {
  web: { what: "the pages", folders: ["web", "contract/src", "phrases"] },
  server: { what: "the server", folders: ["server", "search/src", "contract/src", "phrases"] },
};

/** Installs the packages that package-lock.json names, when they are not there. */
export async function installWhenNeeded() {
  const wanted = hashOf([readFileSync(lockFile)]);
  if (readText(installStamp) === wanted) return;
  if (!installationMatches()) {
    console.log("Installing the packages (npm ci) …");
    const code = await run("npm", ["ci", "--no-fund", "--no-audit"], { env: plainEnvironment() });
    if (code !== 0) throw new Error(`The installation failed: npm ci ended with code ${code}.`);
  }
  writeFileSync(installStamp, wanted);
}

/** Somebody's own `npm install` is as good: npm notes in node_modules what it put there. */
function installationMatches() {
  const note = readText(path.join(root, "node_modules", ".package-lock.json"));
  if (!note || !existsSync(program("node"))) return false;
  const present = JSON.parse(note).packages;
  const wanted = Object.entries(JSON.parse(readText(lockFile)).packages);
  return wanted.every(([name, { version, optional }]) => {
    if (!name.startsWith("node_modules/") && !name.includes("/node_modules/")) return true;
    return present[name] ? present[name].version === version : optional === true;
  });
}

/** Builds the pages and the server when one of their sources has changed since the last build. */
export async function buildWhenStale() {
  for (const room of Object.keys(builds)) await buildRoom(room);
}

async function buildRoom(room) {
  const { what, folders } = builds[room];
  const stamp = path.join(root, room, "build", ".neroli-sources");
  const sources = folders.flatMap(filesUnder).filter((file) => /(?<!\.test)\.\w+$/.test(file));
  const files = [...sources, "package-lock.json", "tsconfig.base.json"];
  const wanted = hashOf(files.flatMap((file) => [file, readSource(file)]));
  if (readText(stamp) === wanted) return;
  console.log(`Building ${what} …`);
  const code = await run("npm", ["run", "build", "--silent", "-w", room]);
  if (code !== 0) throw new Error(`Building ${what} failed: it ended with code ${code}.`);
  writeFileSync(stamp, wanted);
}

const readSource = (file) => readFileSync(path.join(root, file));

function hashOf(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}

function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
