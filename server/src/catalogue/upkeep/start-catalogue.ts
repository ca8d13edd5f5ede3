import { once } from "node:events";
import { addFollower } from "../../kernel/events/events.ts";
import { log, report as reportToLog } from "../../kernel/log/log.ts";
import { type Position, readCommitted } from "../../kernel/outbox/log.ts";
import { readSynonyms } from "../../synonyms/queries/synonym-book.ts";
import { engineReaders } from "../opensearch/answering/engine-readers.ts";
import { connectToAsk, type EngineSettings } from "../opensearch/engine/connect.ts";
import { keepEngine } from "../opensearch/keeping/keep-engine.ts";
import { learnFromMany, rememberPurposes } from "../queries/learn.ts";
import { readPortal } from "../queries/read-portal.ts";
import {
  type Catalogue,
  catalogue,
  emptyCatalogue,
  schemas,
  setCatalogue,
} from "../serving/catalogue.ts";
import type { BegunReading } from "../snapshot/begin-reading.ts";
import { findSnapshot, readDatabase } from "../snapshot/find-snapshot.ts";
import { format, type Header } from "../snapshot/format.ts";
import { keepSnapshots } from "../snapshot/keep-snapshots.ts";
import { madeBy } from "../snapshot/made-by.ts";
import type { Snapshot } from "../snapshot/read-snapshot.ts";
import { changedBy, tellsOfMany, topics } from "./changed-by.ts";
import { engineSource } from "./engine-source.ts";
import { followManyNames } from "./follow-names.ts";
import { oneAfterTheOther } from "./one-after-the-other.ts";
import { restore } from "./put-rows.ts";
import { type ChangedKeys, fill, refresh } from "./refresh.ts";

interface Setting {
  /** Threads that search; none where nothing is said: then the asking thread does. */
  threads?: number;
  /** What keeps the indexes in the place of this process, and whether this process may write there. */
  engine?: EngineSettings & { url: string; keeps: boolean };
  /** Where snapshots are kept, and how far the outbox has been followed; none are kept without. */
  snapshots?: { folder: string; position(): Position; begun?: Promise<BegunReading | null> };
  /** Settles when people are served: what takes long and nobody waits for begins after it. */
  served?: Promise<void>;
  report?(error: unknown): void;
  /** Is told in a line what somebody who runs the server may want to know. */
  say?(line: string): void;
}

/**
 * Takes the catalogue from its last snapshot and what was committed since, or builds it from the
 * database, and keeps it up to date: a change is found by the next search after its commit.
 * Changes of other processes come by followOutbox, which is started before, so that none falls
 * between the building and the following.
 */
export async function startCatalogue(setting: Setting = {}): Promise<{ stop(): Promise<void> }> {
  const { threads = 0, report = reportToLog, engine, served = Promise.resolve() } = setting;
  // Its threads start while the snapshot is read.
  const mine = emptyCatalogue({
    ...{ threads, readPortal, report },
    ...(engine && { engine: await openEngine(engine, setting) }),
  });
  const kept = await openSnapshots(setting).catch(async (error: unknown) => {
    await mine.stop();
    throw error;
  });
  // An index that is built anew has what is learnt; one that comes back has what was learnt before.
  const { snapshot, learnt: place } = kept ?? {};
  const ending = new AbortController();
  const learn = () => learnFromMany(ending.signal, place);
  const learnt = snapshot ? undefined : learn();
  const started = snapshot ? comeBack(mine, snapshot) : learnFirst(mine, learnt);
  const calm = Promise.race([served, once(ending.signal, "abort")]);
  const learning = learnt ?? started.then(() => calm).then(learn, () => {});
  const follow = oneAfterTheOther((changed) => refresh(mine, changed), started);
  const many = followManyNames((products) => follow.add({ products, companies: [] }), report);
  const removeFollower = addFollower(async (events) => {
    for (const { topic, key } of events) if (topic === "event.changed") mine.portals.changed(key);
    if (!events.some(({ topic }) => topics.includes(topic))) return;
    if (tellsOfMany(events)) many.begin();
    // The indexes, which are there once it is started, know which products a name concerns.
    await started.catch(() => {});
    await follow.add(await changedBy(mine, events));
  });
  try {
    await follow.idle();
  } catch (error) {
    removeFollower();
    await mine.stop();
    throw error;
  }
  setCatalogue(mine);
  if (engine?.keeps && setting.snapshots) {
    const { position } = setting.snapshots;
    const whole = { position: () => (many.isDone() ? position() : null) };
    // What is learnt stands in the documents.
    void learning.then(async () =>
      mine.keeper?.start(engineSource(mine, { ...whole, made_by: await madeOf(setting) })),
    );
  }
  const snapshots =
    kept && keepSnapshots({ ...kept, catalogue: mine, isWhole: many.isDone, report });
  return {
    async stop() {
      removeFollower();
      ending.abort();
      await many.stop();
      await follow.idle();
      await learning;
      if (catalogue() === mine) setCatalogue(undefined);
      await snapshots?.stop();
      await mine.stop();
    },
  };
}

async function learnFirst(mine: Catalogue, learnt: Promise<void> | undefined): Promise<void> {
  await learnt;
  await fill(mine);
}

/** Takes over a snapshot, and what was committed since. */
async function comeBack(mine: Catalogue, snapshot: Snapshot): Promise<void> {
  const events = await readCommitted(snapshot.header.position, topics);
  // Hardly a product would be left as it was.
  if (tellsOfMany(events)) return fill(mine);
  restore(mine, snapshot);
  const { products, companies } = await changedBy(mine, events);
  await refresh(mine, {
    products: new Set(products),
    companies: new Set(companies),
  } satisfies ChangedKeys);
}

async function openEngine(
  { url, ...own }: NonNullable<Setting["engine"]>,
  { say = (line) => log.warn(line), report = reportToLog }: Setting,
) {
  const { lineage } = await readDatabase();
  // Two installations with one prefix must neither write over nor read what is the other's.
  const settings = { ...own, prefix: lineage === null ? own.prefix : `${own.prefix}-${lineage}` };
  return {
    readers: engineReaders({ client: connectToAsk(settings), prefix: settings.prefix, schemas }),
    keeper: keepEngine({ settings, schemas, url, say, report }),
  };
}

/** A snapshot that has no indexes is of no use where they are kept here. */
const madeOf = ({ engine }: Setting): Promise<string> =>
  madeBy(engine ? { schemas, engine: "opensearch" } : schemas);

/** The snapshot that can be used, if there is one, and what is needed to write the next. */
async function openSnapshots(setting: Setting) {
  const { say = (line) => log.warn(line), snapshots } = setting;
  await readSynonyms();
  if (!snapshots) return undefined;
  const { folder, position } = snapshots;
  const [database, made_by, begun] = await Promise.all([
    readDatabase(),
    madeOf(setting),
    snapshots.begun,
  ]);
  const { identity } = database;
  if (identity === null) {
    say("The database does not say who it is: the catalogue has no snapshots.");
    return undefined;
  }
  const learnt = { folder, made_by, database: identity };
  const [snapshot] = await Promise.all([
    findSnapshot({ folder, made_by, database, schemas, begun: begun ?? null, say }),
    rememberPurposes(learnt),
  ]);
  return {
    ...{ folder, snapshot, learnt },
    moment: async () => (await readDatabase()).moment,
    headerAt: (moment: string): Header => ({
      format,
      made_by,
      database: identity,
      position: position(),
      moment,
    }),
  };
}
