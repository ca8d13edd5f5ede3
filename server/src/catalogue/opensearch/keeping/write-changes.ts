import type { DocumentView } from "@neroli/search/describe-views.ts";
import type { Change, IndexDocument, Tier } from "@neroli/search/index-types.ts";
import type { Client } from "@opensearch-project/opensearch";
import { asBody } from "../engine/as-body.ts";
import { type Clause, callEngine, SearchAway } from "../engine/ask-engine.ts";
import { toViewDocument } from "../engine/view-documents.ts";
import { Over } from "./state.ts";

/** Bytes of one order: OpenSearch takes more, and answers later. */
const mostBytes = 5 * 1024 * 1024;
const tiers: readonly Tier[] = [0, 1, 2];

/** A document is kept in up to three views, each by the lowest tier that sees it. */
const idOf = (key: string, tier: Tier): string => `${tier}:${key}`;

type Describe = (document: IndexDocument) => DocumentView[];

/**
 * The lines of an order that put or remove a document. What a process of an earlier epoch writes
 * late is refused.
 */
function toLines(change: Change, { describe, epoch }: Pick<Order, "describe" | "epoch">): string[] {
  const versioned = { version: epoch, version_type: "external_gte" };
  const key = change.kind === "put" ? change.document.key : change.key;
  const views = new Map<Tier, Record<string, unknown>>();
  if (change.kind === "put") {
    for (const view of describe(change.document)) {
      views.set(view.tiers[0] as Tier, toViewDocument(change.document, view));
    }
  }
  return tiers.flatMap((tier) => {
    const _id = idOf(key, tier);
    const view = views.get(tier);
    return view === undefined
      ? [JSON.stringify({ delete: { _id, ...versioned } })]
      : [JSON.stringify({ index: { _id, ...versioned } }), JSON.stringify(view)];
  });
}

interface Order {
  /** Its name, or alias. */
  index: string;
  changes: Iterable<Change>;
  describe: Describe;
  epoch: number;
  /** Hears of a document that cannot be written however often it is tried. */
  report(error: unknown): void;
}

/** Writes changes into an index, in order. @throws {SearchAway} @throws {Over} */
export async function writeChanges(client: Client, order: Order): Promise<void> {
  const { changes } = order;
  let lines: string[] = [];
  let bytes = 0;
  const send = async () => {
    if (lines.length === 0) return;
    const body = `${lines.join("\n")}\n`;
    lines = [];
    bytes = 0;
    await callEngine("bulk", () => sendLines(client, body, order));
  };
  for (const change of changes) {
    const own = toLines(change, order);
    lines.push(...own);
    for (const line of own) bytes += line.length;
    if (bytes >= mostBytes) await send();
  }
  await send();
}

interface Item {
  _id: string;
  status: number;
  error?: Clause;
}

async function sendLines(
  client: Client,
  body: string,
  { index, report }: Pick<Order, "index" | "report">,
): Promise<void> {
  // Lines, each of which is an order or a document. An index is never made by being written to.
  const answer = await client.bulk({ index, body: asBody(body) });
  const { errors, items } = answer.body as unknown as {
    errors: boolean;
    items: Record<string, Item>[];
  };
  if (!errors) return;
  const failed = items.flatMap((item) => Object.values(item)).filter(({ error }) => error);
  if (failed.some(({ status }) => status === 409)) throw new Over();
  const passing = failed.find(({ status }) => status === 429 || status === 404 || status >= 500);
  if (passing) throw new SearchAway(new Refused(passing));
  for (const item of failed.slice(0, mostReported)) report(new Refused(item));
}

/** Of so many documents of one order that cannot be written the log tells. */
const mostReported = 5;

class Refused extends Error {
  constructor({ _id, status, error }: Item) {
    super(`OpenSearch refused ${_id} with ${status}: ${JSON.stringify(error)}`);
  }
}
