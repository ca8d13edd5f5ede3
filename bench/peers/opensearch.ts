import { type Release, startEngine } from "./opensearch/engine-nodes.ts";
import { compareAnswers } from "./opensearch/same-answers.ts";
import { surviveLoss } from "./opensearch/under-loss.ts";
import type { Outcome, Peer, Tools } from "./peer.ts";

/** A hundred queries each. */
const worlds = 100;

/** What companies run today, and what comes after it. */
const releases = [
  { name: "opensearch-2", version: "2.19.6", java: 11 },
  { name: "opensearch-3", version: "3.6.0", java: 21 },
];

export const engines: readonly Peer[] = releases.map(({ name, ...release }) => ({
  name,
  target:
    "a real OpenSearch finds the same as the index in memory in 10,000 queries by every reader, and loses nothing when a node of three, a process or the whole is lost",
  run: (tools) => tryRelease(tools, release),
}));

async function tryRelease(tools: Tools, release: Release): Promise<Outcome> {
  const engine = await startEngine(tools, release, 3);
  const compared = await compareAnswers(engine.addresses[0] ?? "", worlds);
  const { failed, figures } = await surviveLoss(tools, engine);
  return {
    holds:
      failed.length === 0 &&
      compared.different === 0 &&
      compared["other suggestions"] === 0 &&
      compared["hidden words found"] === 0,
    figures: {
      version: release.version,
      ...compared,
      ...figures,
      ...Object.fromEntries(failed.map((what, at) => [`failed ${at + 1}`, what])),
    },
  };
}
