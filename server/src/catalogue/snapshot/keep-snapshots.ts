import type { Catalogue } from "../serving/catalogue.ts";
import { runOnce } from "../workers/run-once.ts";
import type { Header, Manifest, SavedPart } from "./format.ts";
import type { Snapshot } from "./read-snapshot.ts";
import type { CapturedCatalogue, WriteOrder } from "./write-snapshot.ts";

const program = new URL("./write-worker.ts", import.meta.url);

const lookMilliseconds = 60_000;
const leastPauseMilliseconds = 5 * 60_000;
/** Writing takes at most one part in so many of the time. */
const seldom = 50;

interface SnapshotSource {
  catalogue: Catalogue;
  folder: string;
  /** The snapshot that the catalogue came from. */
  snapshot: Snapshot | null;
  /** Is asked before, and the position in the same breath as the catalogue is looked at. */
  moment(): Promise<string>;
  headerAt(moment: string): Header;
  /** False while products are put anew that the log told of before: what is written says they are. */
  isWhole(): boolean;
  report(error: unknown): void;
}

/** Writes snapshots while the catalogue is in use: at the start, from time to time and at the end. */
export function keepSnapshots({
  catalogue,
  folder,
  snapshot,
  moment: askMoment,
  headerAt,
  isWhole,
  report,
}: SnapshotSource): { stop(): Promise<void> } {
  // Nothing that lasts may hold the snapshot: what has been merged since would stay in memory.
  const saved = new WeakMap<object, { used: number; part: SavedPart }>();
  for (const { columns, part } of snapshot?.segments ?? []) saved.set(columns, { used: 0, part });
  for (const [at, piece] of (snapshot?.products.pieces ?? []).entries()) {
    const part = snapshot?.savedPieces[at];
    if (piece && part) saved.set(piece.memory, { used: piece.used, part });
  }
  let written = snapshot ? catalogue.version : -1;
  let writing: Promise<void> | undefined;
  let next = 0;

  const write = async (): Promise<void> => {
    const started = performance.now();
    const moment = await askMoment();
    // Meanwhile somebody may have told of much.
    if (!isWhole()) return;
    const version = catalogue.version;
    const header = headerAt(moment);
    const captured = capture(catalogue, saved);
    const manifest = await runOnce<WriteOrder, Manifest>(program, { folder, header, captured });
    for (const [at, { part }] of manifest.segments.entries()) {
      saved.set(captured.segments[at]?.columns as object, { used: 0, part });
    }
    for (const [at, piece] of manifest.pieces.entries()) {
      const memory = captured.products.pieces[at]?.memory;
      if (piece && memory) saved.set(memory, { used: piece.used, part: piece.part });
    }
    written = version;
    const taken = performance.now() - started;
    next = performance.now() + Math.max(leastPauseMilliseconds, taken * seldom);
  };
  const writeOnce = async (): Promise<void> => {
    if (!isWhole()) return;
    writing ??= write()
      .catch(report)
      .finally(() => {
        writing = undefined;
      });
    await writing;
  };
  if (!snapshot) void writeOnce();
  const timer = setInterval(() => {
    if (written !== catalogue.version && performance.now() > next) void writeOnce();
  }, lookMilliseconds);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await writing;
      if (written !== catalogue.version) await writeOnce();
    },
  };
}

/** The catalogue at this moment; what is large is shared, not copied. */
function capture(
  { indexes, products, companies }: Catalogue,
  saved: WeakMap<object, { used: number; part: SavedPart }>,
): CapturedCatalogue {
  const segments = Object.entries(indexes).flatMap(([index, { owner }]) =>
    owner.everything().opened.map(({ columns, alive }) => ({
      index: index as keyof Catalogue["indexes"],
      columns,
      alive,
      saved: saved.get(columns)?.part ?? null,
    })),
  );
  const stored = products.capture();
  return {
    segments,
    products: stored,
    savedPieces: stored.pieces.map((piece) => {
      const known = piece && saved.get(piece.memory);
      return known && known.used === piece?.used ? known.part : null;
    }),
    companies: JSON.stringify(Array.from(companies.values(), ({ row }) => row)),
  };
}
