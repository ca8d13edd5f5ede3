import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { capture, pinnedEnvironment, program, root, underPinnedNode } from "./run.mjs";
import { installWhenNeeded } from "./setup.mjs";
import { filesUnder } from "./sources.mjs";

// npm run check: everything that can be said about the code without running it. Prints failures
// alone; `-- imports types` runs only the checks of these names.

const workspaces = ["contract", "phrases", "search", "server", "bench", "e2e", "web"];

/** Each answers what is wrong, or nothing. `advice` says what to do about it. */
const checks = [
  { name: "types", advice: "npx tsc -p .", run: () => checkTypes(".") },
  { name: "types web", advice: "npm run typegen -w web && npx tsc -p web", run: checkWebTypes },
  {
    name: "format",
    advice: "npx biome check --write repairs most of it",
    run: () =>
      outputOf("biome", ["check", "--error-on-warnings", "--max-diagnostics=50", "--colors=off"]),
  },
  { name: "imports", advice: "ARCHITECTURE.md, who may import whom", run: checkImportRules },
  { name: "rooms", advice: "ARCHITECTURE.md, rooms", run: checkServerRooms },
  { name: "styles", advice: "web/app/ui/tokens.ts", run: checkLook },
  {
    name: "addresses",
    advice: "links of contract/src/access/links.ts build them",
    run: checkAddresses,
  },
  { name: "phrases", advice: "CONTRIBUTING.md, phrases", run: checkAllPhrases },
  {
    name: "migrations",
    advice: "CONTRIBUTING.md, migrations",
    run: checkNewMigrations,
  },
  { name: "documents", advice: "name the file as it is now", run: checkDocuments },
  {
    name: "packages",
    advice: "npm update it; if it does not reach us, tools/checks/advisories.json says why",
    run: checkPackages,
  },
  {
    name: "unused",
    advice: "delete it, or use it; npx knip",
    run: () => outputOf("knip", ["--no-progress", "--no-config-hints"]),
  },
  {
    name: "generated",
    advice: "npm run generate",
    run: () => outputOf("node", ["tools/generate.mjs", "--check"]),
  },
];

/** Two at a time for each core would only make all of them later. */
const atOnce = 3;

if (underPinnedNode()) {
  await installWhenNeeded();
  const wanted = process.argv.slice(2);
  const chosen = checks.filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name.split(" ")[0]),
  );
  const failures = await runAll(chosen);
  console.log(failures === 0 ? "check: ok" : `check: ${failures} failed`);
  process.exitCode = failures === 0 ? 0 : 1;
}

async function runAll(chosen) {
  const waiting = [...chosen];
  let failures = 0;
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const said = await check.run().catch((error) => error.stack ?? String(error));
      if (!said) continue;
      failures++;
      console.log(`✗ ${check.name} (${check.advice})\n${said.trim()}\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failures;
}

async function outputOf(name, args, cwd = root) {
  const { code, output } = await capture(program(name), args, { env: pinnedEnvironment(), cwd });
  return code === 0 ? "" : output || `${name} ended with code ${code}`;
}

/** What the compiler says of a project. It keeps what it found: only what changed is read anew. */
function checkTypes(project) {
  const kept = path.join(
    root,
    ".cache",
    "types",
    `${project === "." ? "all" : project}.tsbuildinfo`,
  );
  const incremental = ["--incremental", "--tsBuildInfoFile", kept];
  return outputOf("tsc", ["-p", project, "--pretty", "false", ...incremental]);
}

async function checkWebTypes() {
  const web = path.join(root, "web");
  return (await outputOf("react-router", ["typegen"], web)) || (await checkTypes("web"));
}

async function checkImportRules() {
  const { checkImports } = await import("./checks/imports.mjs");
  return checkImports(sourceFiles()).join("\n");
}

async function checkServerRooms() {
  const { checkOwners, checkTables } = await import("./checks/tables.mjs");
  const read = (file) => readFileSync(path.join(root, file), "utf8");
  const { owners } = JSON.parse(read("tools/checks/tables.json"));
  const files = filesUnder("server");
  const { checkRooms } = await import("./checks/rooms.mjs");
  return [
    ...checkRooms(files),
    ...checkOwners(read("server/db/types.ts"), owners),
    ...checkTables({ files, text: read, owners }),
  ].join("\n");
}

async function checkLook() {
  const { checkStyles } = await import("./checks/styles.mjs");
  return checkStyles(sourceFiles()).join("\n");
}

async function checkAddresses() {
  const { checkPageAddresses } = await import("./checks/page-addresses.mjs");
  return checkPageAddresses(sourceFiles()).join("\n");
}

async function checkNewMigrations() {
  const { checkMigrations } = await import("./checks/migrations.mjs");
  return (await checkMigrations()).join("\n");
}

async function checkPackages() {
  const { checkAdvisories } = await import("./checks/advisories.mjs");
  const { problems, unasked } = await checkAdvisories();
  if (unasked !== null) console.log(`– packages: not asked for known faults: ${unasked}`);
  return problems.join("\n");
}

async function checkDocuments() {
  const { checkNamedFiles } = await import("./checks/named-files.mjs");
  const atRoot = readdirSync(root).filter((name) => name.endsWith(".md"));
  const documents = [...atRoot, ...filesUnder("docs").filter((file) => file.endsWith(".md"))];
  const read = (file) => readFileSync(path.join(root, file), "utf8");
  const exists = (file) => existsSync(path.join(root, file));
  return checkNamedFiles({ documents, text: read, exists }).join("\n");
}

async function checkAllPhrases() {
  const { checkPhrases } = await import("./checks/phrases.mjs");
  const { languages } = await import("../contract/src/kernel/language.ts");
  const { workSubjects } = await import("../phrases/src/work.ts");
  const rooms = ["contract/src", "server/src", "web/app"].flatMap((room) =>
    readdirSync(path.join(root, room)),
  );
  const folder = path.join(root, "phrases");
  const place = { folder, languages, rooms: new Set(rooms), subjects: workSubjects };
  const { checkUnusedPhrases } = await import("./checks/unused-phrases.mjs");
  const { readPhrases } = await import("../phrases/src/read-phrases.ts");
  const { checkPhraseVariants } = await import("./checks/phrase-variants.mjs");
  const problems = checkPhrases(place);
  if (problems.length === 0) {
    problems.push(...checkPhraseVariants({ folder, languages, textsOf: readPhrases }));
  }
  if (problems.length > 0) return problems.join("\n");
  return checkUnusedPhrases(Object.keys(readPhrases("en")), sourceFiles()).join("\n");
}

function sourceFiles() {
  return [...workspaces, "tools"].flatMap(filesUnder);
}
