import { Client } from "@opensearch-project/opensearch";

/** Milliseconds for an answer; an order of many documents takes longer than a question. */
const patience = { ask: 5_000, write: 60_000 };

export interface EngineSettings {
  /** Addresses of its nodes; one that is away is passed over. */
  nodes: readonly string[];
  /** Before the names of its indexes, of which each database has its own. */
  prefix: string;
  /** In so many parts each index is kept. */
  shards: number;
}

const connect = (nodes: readonly string[], requestTimeout: number): Client =>
  new Client({ nodes: [...nodes], requestTimeout, maxRetries: Math.min(2, nodes.length - 1) });

export const connectToAsk = ({ nodes }: EngineSettings): Client => connect(nodes, patience.ask);
export const connectToWrite = ({ nodes }: EngineSettings): Client => connect(nodes, patience.write);

/** @throws in a sentence where it is none that can be used. */
export async function assertEngine(settings: EngineSettings): Promise<void> {
  const client = connectToAsk(settings);
  try {
    const { body } = await client.info();
    const { distribution, number } = body.version;
    if (distribution !== "opensearch" || Number.parseInt(number, 10) < 2) {
      throw new Error(`It is no OpenSearch from 2 on, but ${distribution ?? "another"} ${number}.`);
    }
  } finally {
    await client.close();
  }
}
