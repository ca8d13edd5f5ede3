import { hasBit } from "./columns/bits.ts";
import type { MergePart } from "./columns/segment-columns.ts";
import { createValueRegistry } from "./columns/value-registry.ts";
import type { CatalogueIndex, IndexSchema, Viewer } from "./index-types.ts";
import { createWideScratch, type WideScratch } from "./matching/word-sets.ts";
import { listContents } from "./narrowing/list-contents.ts";
import { planSchema } from "./schema-plan.ts";
import { search } from "./search.ts";
import type { IndexStep } from "./segment-owner.ts";
import type { Segment } from "./segments/opened-segment.ts";
import { openSegment, removeDocument } from "./segments/segment.ts";
import { viewOf } from "./segments/segment-view.ts";
import { suggest } from "./suggest.ts";
import { warmUp } from "./warm-up.ts";

/** So many deaths at once cost more, one by one, than counting again what is kept ready. */
const manyDeaths = 512;

/** The questions that an index answers. */
export type Answers = Omit<CatalogueIndex, "apply" | "size">;

/**
 * Answers from segments that an owner has, on this thread or on another. It is told of every
 * change by `follow`, in order, so that no search sees half of one.
 */
export interface IndexReader extends Answers {
  follow(step: IndexStep): void;
  /** One search at each step, so that the first that people ask finds all ready; see warm-up.ts. */
  warmUp(): Generator<void, void>;
}

/** @throws RangeError for a schema of more than 32 fields. */
export function createReader(schema: IndexSchema): IndexReader {
  const plan = planSchema(schema);
  const registry = createValueRegistry(plan.groupKeys.length);
  const segments = new Map<number, Segment>();
  let scratch: WideScratch = createWideScratch(0);
  const searched = (viewer: Viewer) => {
    const all = [...segments.values()].sort((a, b) => b.documents - a.documents);
    const widest = all[0]?.documents ?? 0;
    if (scratch.best.length < widest) scratch = createWideScratch(widest);
    const seen = all.map((segment) => ({ segment, view: viewOf(segment, viewer) }));
    return { plan, registry, seen, scratch };
  };
  const open = ({ columns, alive }: MergePart): Segment => {
    const segment = openSegment(columns, registry);
    for (let doc = 0; doc < segment.documents; doc++) {
      if (!hasBit(alive, doc) && hasBit(segment.alive, doc)) removeDocument(segment, doc);
    }
    return segment;
  };
  return {
    search: (query, viewer) => search(searched(viewer), query),
    suggest: (asked, viewer) => suggest(searched(viewer), asked),
    contents: (asked, viewer) => listContents(searched(viewer), asked),
    warmUp: () => warmUp(searched),
    follow({ opened, deaths, closed }) {
      for (const id of closed) segments.delete(id);
      for (const { id, docs } of deaths) {
        const segment = segments.get(id);
        if (segment) bury(segment, docs);
      }
      for (const { id, ...part } of opened) segments.set(id, open(part));
    },
  };
}

function bury(segment: Segment, docs: readonly number[]): void {
  if (docs.length > manyDeaths) {
    segment.views.clear();
    segment.heavy.clear();
  }
  for (const doc of docs) removeDocument(segment, doc);
}
