import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { findChromium } from "./chromium.mjs";
import { pinnedEnvironment, program, root, run } from "./run.mjs";
import { buildWhenStale, installWhenNeeded } from "./setup.mjs";

// npm test: from an empty clone to every test. The last line is always `N passed, N failed`.

const total = { passed: 0, failed: 0 };
/** What failed and its first words, said once more at the end: a log is often cut before it. */
const failures = [];
const reports = path.join(root, ".cache", "reports");

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => end(1));
process.once("uncaughtException", (error) => {
  console.error(error);
  end(1);
});

const ready = await step("installation", installWhenNeeded);
if (ready) {
  await count("check", async () => {
    if ((await run(program("node"), ["tools/check.mjs"])) !== 0) throw new Error("check failed");
  });
  await vitest("unit", ["--project", "!e2e"]);
  const chromium = await step("Chromium", findChromium);
  const built = await step("build", async () => {
    await buildWhenStale();
    return true;
  });
  if (chromium && built) {
    await vitest("e2e", ["--project", "e2e"], { CHROMIUM_PATH: chromium });
  }
}
end(0);

/** A step that counts only when it fails; what it gives, true for nothing, undefined on failure. */
async function step(name, work) {
  try {
    return (await work()) ?? true;
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    failures.push(`${name}: ${error.message}`);
    total.failed++;
    return undefined;
  }
}

async function count(name, work) {
  if (await step(name, work)) total.passed++;
}

/** Runs test projects and adds up what they report; a run that broke counts as a failed test. */
async function vitest(name, args, extra = {}) {
  const report = path.join(reports, `${name}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await run(program("vitest"), ["run", ...args, ...reporters], {
    env: pinnedEnvironment(extra),
  }).catch(() => 1);
  const { passed, failed } = readReport(report);
  total.passed += passed;
  failures.push(...failed.map((each) => `${name}: ${each}`));
  if (failed.length === 0 && code !== 0) failures.push(`${name}: ended with ${code}`);
  total.failed += failed.length === 0 && code !== 0 ? 1 : failed.length;
}

/** How many passed, and a line for each test that failed and each file that did not load. */
function readReport(file) {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
    return { passed: numPassedTests, failed: testResults.flatMap(failuresOf) };
  } catch {
    return { passed: 0, failed: [] };
  }
}

function failuresOf({ name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((each) => each.status === "failed");
  // A file that does not load, or whose setting up failed, has no test that failed.
  if (failed.length === 0) return status === "failed" ? [`${file}\n${opening(message)}`] : [];
  return failed.map(
    ({ fullName, failureMessages }) => `${file} > ${fullName}\n${opening(failureMessages[0])}`,
  );
}

function opening(message = "") {
  return message
    .split("\n")
    .slice(0, 8)
    .map((line) => `    ${line}`)
    .join("\n");
}

function end(broken) {
  for (const failure of failures) console.log(`failed: ${failure}`);
  const failed = total.failed + broken;
  console.log(`${total.passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
