import { startEngine, version } from "./opensearch/engine-nodes.ts";
import { compareAnswers } from "./opensearch/same-answers.ts";
import { surviveLoss } from "./opensearch/under-loss.ts";
import type { Peer } from "./peer.ts";

/** A hundred queries each. */
const worlds = 100;

export const opensearch: Peer = {
  name: "opensearch",
  target:
    "a real OpenSearch finds the same as the index in memory in 10,000 queries by every reader, and loses nothing when a node of three, a process or the whole is lost",
  async run(tools) {
    const engine = await startEngine(tools, 3);
    const compared = await compareAnswers(engine.addresses[0] ?? "", worlds);
    const { failed, figures } = await surviveLoss(tools, engine);
    return {
      holds:
        failed.length === 0 &&
        compared.different === 0 &&
        compared["other suggestions"] === 0 &&
        compared["hidden words found"] === 0,
      figures: {
        version,
        ...compared,
        ...figures,
        ...Object.fromEntries(failed.map((what, at) => [`failed ${at + 1}`, what])),
      },
    };
  },
};
