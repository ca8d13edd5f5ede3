import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { tokenOf } from "../../e2e/session-of.ts";
import { startNeroli } from "../../e2e/start-neroli.ts";
import { kept, type Peer, run } from "./peer.ts";

const version = "4.32.5";
const checks = [
  "not_a_server_error",
  "status_code_conformance",
  "content_type_conformance",
  "response_schema_conformance",
];
/** Who asks, each for so many seconds: nobody's rights are another's. */
const people = ["support", "editor", "buyer"];
const seconds = 150;
const wantedCases = 20_000;
/** Node's own refusal of a head that is too large; no document can promise it for each call. */
const ofHttpItself = "431";

/** The API by its own document, as a program that makes up calls sees it. */
export const schemathesis: Peer = {
  name: "schemathesis",
  target: `${wantedCases} made-up calls and more by the API's document: none is answered with 5xx, all as documented`,
  async run(tools) {
    const program = await tools.fromPython("schemathesis", version);
    const folder = await mkdtemp(path.join(tmpdir(), "neroli-peer-"));
    tools.onClose(() => rm(folder, { recursive: true }));
    const neroli = await startNeroli(folder);
    tools.onClose(() => neroli.stop());
    let cases = 0;
    const told = new Map<string, number>();
    for (const [index, name] of people.entries()) {
      const token = await tokenOf(neroli.origin, `${name}@neroli.example`);
      const log = path.join(folder, `${name}.log`);
      const args = [
        ...["run", `${neroli.origin}/api/docs/json`, "--url", neroli.origin],
        ...["--header", `Authorization: Bearer ${token}`, "--checks", checks.join(",")],
        ...["--workers", "2", "--seed", String(index + 1), "--max-time", String(seconds)],
        ...["--phases", "examples,coverage,fuzzing", "--continue-on-failure", "--no-shrink"],
        ...["--suppress-health-check", "all", "--warnings", "off", "--no-color"],
      ];
      // What it writes is read from a file: it ends with 1 for any finding.
      await run("sh", ["-c", '"$@" > "$0" 2>&1', log, program, ...args], { cwd: folder }).catch(
        () => {},
      );
      const text = await readFile(log, "utf8");
      cases += Number(/(\d+) generated/.exec(text)?.[1] ?? 0);
      const found = findingsIn(text);
      // With the answers, and how they are asked for again.
      if (found.length > 0) await copyFile(log, path.join(kept, `findings-${name}.log`));
      for (const finding of found) told.set(finding, (told.get(finding) ?? 0) + 1);
    }
    return {
      holds: told.size === 0 && cases >= wantedCases,
      figures: { version, cases, findings: told.size, ...Object.fromEntries(told) },
    };
  },
};

/** A line for each finding: the call, and what was wrong with its answer. */
function findingsIn(text: string): string[] {
  const parts = text.split(/^_{3,} (.+) _{3,}$/m).slice(1);
  return parts.flatMap((part, at) => {
    if (at % 2 === 0) return [];
    const kinds = part.split(/^\d+\. Test Case ID/m).slice(1);
    return kinds
      .filter((each) => !each.includes(`[${ofHttpItself}]`))
      .map((each) => `${parts[at - 1]}: ${/^- (.+)$/m.exec(each)?.[1] ?? "?"}`);
  });
}
