import { setTimeout as pause } from "node:timers/promises";
import type { Change, IndexSchema } from "@neroli/search/index-types.ts";
import type { Client } from "@opensearch-project/opensearch";
import { openClaims } from "../../../kernel/jobs/claims.ts";
import type { Position } from "../../../kernel/outbox/log.ts";
import { type IndexName, indexNames } from "../../indexed/index-names.ts";
import { aliasOf } from "../engine/aliases.ts";
import { callEngine, SearchAway } from "../engine/ask-engine.ts";
import { connectToWrite, type EngineSettings } from "../engine/connect.ts";
import { areBuilt, beginBuild, describers, endBuild } from "./builds.ts";
import { type KnownState, Over, openState, readState, writeState } from "./state.ts";
import { writeChanges } from "./write-changes.ts";

const claim = { name: "search", group: "opensearch" };
/** Milliseconds between two looks: at what has come, and whether nobody else keeps the indexes. */
const lookMilliseconds = 100;
const claimMilliseconds = 1_000;
/** Milliseconds between two notes of how far they are, where nothing changes. */
const noteMilliseconds = 10_000;
/** Milliseconds that the end of the process waits for what is being written. */
const stopMilliseconds = 3_000;
/** So many changes wait at most: beyond, what was committed since is read again. */
const mostWaiting = 20_000;

/** What changes of the indexes are made of, from the database. */
export interface EngineSource {
  /** The database, the code and the moment: what a state must be of to be gone on from. */
  now(): Promise<{
    made_by: string;
    database: string;
    moment: string;
    isLasting(state: KnownState): boolean;
  }>;
  /** Up to where all that was committed has been handed to `take`; null while much of it is not. */
  position(): Position | null;
  /** Everything there is, index by index, in parts. */
  everything(): AsyncIterable<{ index: IndexName; changes: readonly Change[] }>;
  /** What was committed since a position; null where hardly a product would be left as it was. */
  since(
    position: Position,
  ): Promise<AsyncIterable<{ index: IndexName; changes: readonly Change[] }> | null>;
}

export interface EngineKeeper {
  /** What has changed; only the process that keeps the indexes writes it. */
  take(index: IndexName, changes: readonly Change[]): void;
  /** Something that changed could not be worked out: it is read again. */
  miss(): void;
  /** Formulations that were taken so far are found, where this process keeps the indexes. */
  settle(): Promise<void>;
  start(source: EngineSource): void;
  stop(): Promise<void>;
}

interface Keeping {
  settings: EngineSettings;
  schemas: Record<IndexName, IndexSchema>;
  /** The database in which one process of all claims the indexes. */
  url: string;
  /** Is told in a line what somebody who runs the server may want to know. */
  say(line: string): void;
  report(error: unknown): void;
}

/**
 * Keeps the indexes of OpenSearch as the database has it, in one process of all that may. It goes on
 * from where the last one noted that it was; whatever goes wrong, it begins there again, so that
 * nothing is lost however OpenSearch, the database or this process went away.
 */
export function keepEngine({ settings, schemas, url, say, report }: Keeping): EngineKeeper {
  const { prefix, shards } = settings;
  const client: Client = connectToWrite(settings);
  const describe = describers(schemas);
  const names = indexNames.map((name) => aliasOf(prefix, name));
  const builds = { client, prefix, shards, schemas };
  const claims = openClaims(url, () => abandon());
  let waiting: { index: IndexName; changes: readonly Change[] }[] = [];
  let count = 0;
  let isKeeping = false;
  let isBehind = false;
  let unsettled = false;
  let isAway = false;
  let stopped = false;
  let running: Promise<void> | undefined;
  let writing: Promise<void> = Promise.resolve();

  /** What waits is read again by whoever keeps the indexes next. */
  function abandon(): void {
    isKeeping = false;
    waiting = [];
    count = 0;
  }

  const write = async (epoch: number): Promise<void> => {
    const taken = waiting;
    waiting = [];
    count = 0;
    for (const name of indexNames) {
      const changes = taken.flatMap((one) => (one.index === name ? one.changes : []));
      if (changes.length === 0) continue;
      const own = { describe: describe[name], epoch, report };
      const order = { index: aliasOf(prefix, name), changes, ...own };
      await writeChanges(client, order);
    }
  };
  let epoch = 0;
  const settled = async (source: EngineSource): Promise<Position> => {
    for (;;) {
      const position = source.position();
      if (position !== null) return position;
      if (stopped) throw new Over();
      await pause(lookMilliseconds);
    }
  };
  /** One after the other, whoever asks. */
  const flush = (): Promise<void> => {
    const next = writing.catch(() => {}).then(() => write(epoch));
    writing = next.catch((error: unknown) => {
      isBehind = true;
      throw error;
    });
    return writing;
  };

  const build = async (source: EngineSource, known: KnownState): Promise<KnownState> => {
    const position = await settled(source);
    const { made_by, database, moment } = await source.now();
    const built = await beginBuild(builds, `${Date.now().toString(36)}-${known.epoch}`);
    let documents = 0;
    for await (const { index, changes } of source.everything()) {
      const own = { describe: describe[index], epoch: known.epoch, report };
      const order = { index: built[index], changes, ...own };
      await writeChanges(client, order);
      documents += changes.length;
      if (stopped) throw new Over();
    }
    await endBuild(builds, built);
    say(`The indexes of OpenSearch are built, of ${documents} documents.`);
    const state = { ...known, made_by, database, moment, position };
    return writeState(client, { prefix, state });
  };

  const beginWith = async (source: EngineSource, known: KnownState): Promise<KnownState> => {
    const { isLasting } = await source.now();
    return isLasting(known) && (await areBuilt(builds)) ? known : build(source, known);
  };

  /** Brings the indexes to where the database is; what comes meanwhile waits. */
  const catchUp = async (source: EngineSource, known: KnownState): Promise<KnownState> => {
    const { position } = known;
    if (position === null) throw new Error("the indexes are built, and nobody knows up to where");
    isKeeping = true;
    await callEngine("refresh", () => client.indices.refresh({ index: names }));
    const since = await source.since(position);
    if (since === null) return catchUp(source, await build(source, known));
    for await (const { index, changes } of since) {
      keeper.take(index, changes);
      await flush();
    }
    return known;
  };

  const keep = async (source: EngineSource): Promise<void> => {
    await openState(client, prefix);
    const before = await readState(client, prefix);
    let known = await writeState(client, { prefix, state: { ...before, epoch: before.epoch + 1 } });
    epoch = known.epoch;
    isBehind = false;
    known = await catchUp(source, await beginWith(source, known));
    if (isAway) say("OpenSearch is back, and has what changed meanwhile.");
    isAway = false;
    let noted = 0;
    while (isKeeping && !stopped) {
      const isDue = performance.now() - noted > noteMilliseconds;
      if (waiting.length > 0 || isDue) {
        const { moment } = isDue ? await source.now() : { moment: known.moment };
        const position = source.position();
        await flush();
        if (isBehind || !isKeeping) return;
        if (position !== null) {
          known = await writeState(client, { prefix, state: { ...known, position, moment } });
        }
        noted = isDue ? performance.now() : noted;
      }
      if (isBehind) return;
      await pause(lookMilliseconds);
    }
    if (stopped && isKeeping) await flush();
  };

  const fail = (error: unknown) => {
    if (error instanceof Over) return;
    if (!(error instanceof SearchAway)) return report(error);
    if (!isAway) say("OpenSearch cannot be reached: searches are refused until it is back.");
    isAway = true;
  };

  const run = async (source: EngineSource): Promise<void> => {
    while (!stopped) {
      try {
        const session = await claims.session();
        if (await session.claim(claim)) {
          await keep(source).finally(() => {
            abandon();
            return session.release(claim);
          });
        }
      } catch (error) {
        fail(error);
      }
      if (!stopped) await pause(claimMilliseconds);
    }
  };

  const keeper: EngineKeeper = {
    take(index, changes) {
      if (!isKeeping || changes.length === 0) return;
      count += changes.length;
      if (count > mostWaiting) {
        isBehind = true;
        waiting = [];
        return;
      }
      if (index === "FORMULATIONS") unsettled = true;
      waiting.push({ index, changes });
    },
    miss() {
      isBehind = true;
    },
    async settle() {
      if (!isKeeping || !unsettled) return;
      unsettled = false;
      await flush();
      const index = aliasOf(prefix, "FORMULATIONS");
      await callEngine("refresh", () => client.indices.refresh({ index }));
    },
    start(source) {
      running ??= run(source);
    },
    async stop() {
      stopped = true;
      // What is not written by then is read again by whoever keeps the indexes next.
      await Promise.race([running, pause(stopMilliseconds, undefined, { ref: false })]);
      await client.close();
      await claims.close();
    },
  };
  return keeper;
}
