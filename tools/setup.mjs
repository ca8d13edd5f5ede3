import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { plainEnvironment, program, root, run } from "./run.mjs";
import { filesUnder } from "./sources.mjs";

const lockFile = path.join(root, "package-lock.json");
const installStamp = path.join(root, "node_modules", ".neroli-lock");
const buildStamp = path.join(root, "web", "build", ".neroli-sources");

/** What the built pages are made of. */
const webFolders = ["web", "contract/src", "phrases"];
const webSources = () => [
  ...webFolders.flatMap(filesUnder).filter((file) => !/\.test\.tsx?$/.test(file)),
  "package-lock.json",
  "tsconfig.base.json",
];

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

/** Builds the pages when one of their sources has changed since the last build. */
export async function buildWebWhenStale() {
  const wanted = hashOf(webSources().flatMap((file) => [file, readSource(file)]));
  if (readText(buildStamp) === wanted) return;
  console.log("Building the pages …");
  const code = await run("npm", ["run", "build", "--silent", "-w", "web"]);
  if (code !== 0)
    throw new Error(`The pages could not be built: the build ended with code ${code}.`);
  writeFileSync(buildStamp, wanted);
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
