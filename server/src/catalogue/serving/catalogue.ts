import type { IndexSchema } from "@neroli/search/index-types.ts";
import type { CompanyEntry } from "../indexed/entries.ts";
import { byIndex, type IndexName, indexNames } from "../indexed/index-names.ts";
import { productSchema, supplierSchema } from "../indexed/index-schema.ts";
import { type LinkedValues, linkedValues } from "../indexed/linked-values.ts";
import type { EngineKeeper } from "../opensearch/keeping/keep-engine.ts";
import { createProductStore, type ProductStore } from "../products/product-store.ts";
import { type BuildSegment, buildHere, buildWithThread } from "../workers/build-segment.ts";
import { type Merging, mergingElsewhere, mergingHere } from "../workers/merging.ts";
import { readHere } from "../workers/read-here.ts";
import type { Readers } from "../workers/readers.ts";
import { startSearchPool } from "../workers/search-pool.ts";
import { buildNothing, engineIndex } from "./engine-index.ts";
import { type FollowedIndex, followedIndex } from "./followed-index.ts";
import { createPortals, type PortalRules, type Portals } from "./portals.ts";
import { type Searcher, searcherOf } from "./searcher.ts";
import { stillThere } from "./still-there.ts";

/** Everything that searches answer from: no search asks the database. */
export interface Catalogue {
  products: ProductStore;
  companies: Map<string, CompanyEntry>;
  indexes: Record<IndexName, FollowedIndex>;
  /** Asks the indexes. */
  searcher: Searcher;
  /** What portals and exhibitions show. */
  portals: Portals;
  /** Writes an index of many documents in one piece. */
  build: BuildSegment;
  /** Hands changes on to where the indexes are kept; null where they are kept here. */
  keeper: EngineKeeper | null;
  /** What formulations were put with; null where the indexes are kept elsewhere. */
  linked: LinkedValues | null;
  /** Grows with every change. */
  version: number;
  /** Ends the threads. */
  stop(): Promise<void>;
}

const schemaOf = (name: IndexName): IndexSchema =>
  name === "SUPPLIERS" ? supplierSchema : productSchema(name);

export const schemas = byIndex(schemaOf);

interface Setting {
  /** Threads that search; where there are none the asking thread does. */
  threads: number;
  /** What keeps the indexes in the place of this process. */
  engine?: { readers: Readers; keeper: EngineKeeper };
  /** What the tables say of a portal; null where there is no such portal. */
  readPortal(key: string): Promise<PortalRules | null>;
  report(error: unknown): void;
}

export function emptyCatalogue({ threads, engine, readPortal, report }: Setting): Catalogue {
  const { readers, merging, indexes, build, keeper } = engine
    ? keptElsewhere(engine)
    : keptHere({ threads, report });
  const portals = createPortals({ read: readPortal, tell: readers.portal, report });
  const searcher = searcherOf(readers, portals);
  const ownerOf = (index: IndexName, key: string) =>
    index === "SUPPLIERS" ? made.companies.get(key) : made.products.get(key)?.company;
  const made: Catalogue = {
    products: createProductStore(),
    companies: new Map(),
    indexes,
    searcher: keeper === null ? searcher : stillThere(searcher, ownerOf),
    portals,
    build,
    keeper,
    linked: keeper === null ? linkedValues() : null,
    version: 0,
    async stop() {
      await Promise.all(indexNames.map((name) => indexes[name].idle()));
      await keeper?.stop();
      await merging?.stop();
      await readers.stop();
    },
  };
  return made;
}

interface Kept extends Pick<Catalogue, "indexes" | "build" | "keeper"> {
  readers: Readers;
  /** null where nothing is merged here. */
  merging: Merging | null;
}

function keptHere({ threads, report }: Pick<Setting, "threads" | "report">): Kept {
  const everything = () =>
    indexNames.map((name) => [name, indexes[name].owner.everything()] as const);
  const merging = threads > 0 ? mergingElsewhere(report) : mergingHere;
  const indexes = byIndex((name) =>
    followedIndex({
      schema: schemas[name],
      tell: (step) => readers.follow(name, step),
      merge: merging.merge,
      report,
    }),
  );
  const readers: Readers =
    threads > 0
      ? startSearchPool({ count: threads, schemas, everything, report })
      : readHere(schemas);
  const build = threads > 0 ? buildWithThread : buildHere;
  return { readers, merging, indexes, build, keeper: null };
}

const keptElsewhere = ({ readers, keeper }: NonNullable<Setting["engine"]>): Kept => ({
  readers,
  indexes: byIndex((name) => engineIndex(schemas[name], (changes) => keeper.take(name, changes))),
  merging: null,
  build: buildNothing,
  keeper,
});

let present: Catalogue | undefined;

/** The catalogue of this process. */
export function catalogue(): Catalogue {
  if (!present) throw new Error("the catalogue is not started");
  return present;
}

export function setCatalogue(next: Catalogue | undefined): void {
  present = next;
}
