import { hasBit } from "./columns/bits.ts";
import type { Scope } from "./columns/scope.ts";
import type { MergePart } from "./columns/segment-columns.ts";
import { createValueRegistry } from "./columns/value-registry.ts";
import { createWideScratch, type WideScratch } from "./columns/wide-scratch.ts";
import type { CatalogueIndex, IndexSchema, Viewer } from "./index-types.ts";
import { listContents } from "./narrowing/list-contents.ts";
import { planSchema } from "./schema-plan.ts";
import { search } from "./search.ts";
import type { IndexStep } from "./segment-owner.ts";
import type { Segment } from "./segments/opened-segment.ts";
import { openSegment, removeDocument } from "./segments/segment.ts";
import { forgetViews, viewOf } from "./segments/segment-view.ts";
import { suggest } from "./suggest.ts";
import { warmUp } from "./warm-up.ts";

/** So many deaths at once cost more, one by one, than counting again what is kept ready. */
const manyDeaths = 512;

/** The questions that an index answers. */
export type Answers = Omit<CatalogueIndex, "apply" | "scope" | "size">;

/**
 * Answers from segments that an owner has, on this thread or on another. It is told of every
 * change by `follow`, in order, so that no search sees half of one.
 */
export interface IndexReader extends Answers {
  follow(step: IndexStep): void;
  /** Knows a scope from now on, or forgets it. */
  scope(name: string, scope: Scope | null): void;
  /** One search at each step, so that the first that people ask finds all ready; see warm-up.ts. */
  warmUp(): Generator<void, void>;
}

/** @throws RangeError for a schema of more than 64 fields. */
export function createReader(schema: IndexSchema): IndexReader {
  const plan = planSchema(schema);
  const registry = createValueRegistry(plan.groupKeys.length);
  const segments = new Map<number, Segment>();
  const scopes = new Map<string, Scope>();
  let scratch: WideScratch = createWideScratch(0);
  const scopeOf = (name: string): Scope => {
    const scope = scopes.get(name);
    if (scope === undefined) throw new RangeError(`No scope "${name}"`);
    return scope;
  };
  const searched = (viewer: Viewer) => {
    const all = [...segments.values()].sort((a, b) => b.documents - a.documents);
    const widest = all[0]?.documents ?? 0;
    if (scratch.best.length < widest) scratch = createWideScratch(widest);
    const scope = viewer.scope === undefined ? null : scopeOf(viewer.scope);
    const seen = all.map((segment) => ({ segment, view: viewOf(segment, viewer, scope) }));
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
    scope(name, scope) {
      if (scope === null) scopes.delete(name);
      else scopes.set(name, scope);
    },
  };
}

function bury(segment: Segment, docs: readonly number[]): void {
  if (docs.length > manyDeaths) {
    forgetViews(segment);
  }
  for (const doc of docs) removeDocument(segment, doc);
}
