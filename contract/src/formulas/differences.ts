import type { FormulaContent, FormulaLine, FormulaPhase } from "./schema.ts";

/** What of a line can differ, in the order in which it is read. */
export const lineFields = [
  "product",
  "name",
  "inci",
  "cas",
  "weight",
  "function",
  "nano",
  "colorant",
  "may_contain",
] as const satisfies readonly (keyof FormulaLine)[];
export type LineField = (typeof lineFields)[number];

/** A phase as people know it: by its name, which may be empty, and its place from 1. */
export interface PhasePlace {
  key: string;
  name: string;
  place: number;
}

export type FormulaChange =
  | { kind: "phases-reordered" }
  | { kind: "phase-added" | "phase-removed"; phase: PhasePlace }
  | { kind: "phase-renamed"; phase: PhasePlace; before: string }
  | { kind: "lines-reordered"; phase: PhasePlace }
  | { kind: "added" | "removed"; phase: PhasePlace; line: FormulaLine }
  | { kind: "moved"; from: PhasePlace; phase: PhasePlace; line: FormulaLine }
  | {
      kind: "changed";
      phase: PhasePlace;
      line: FormulaLine;
      field: LineField;
      before: FormulaLine[LineField];
    }
  | { kind: "steps-changed"; phase: PhasePlace; before: string[]; after: string[] };

/**
 * What was changed from one state of a formula to another: phase by phase from top to bottom, what is
 * gone at the place where it stood. Lines and phases are the same while their keys are.
 */
export function differences(before: FormulaContent, after: FormulaContent): FormulaChange[] {
  const [was, is] = [placesOf(before), placesOf(after)];
  const wasAt = new Map(
    before.phases.flatMap((phase) =>
      phase.lines.map((line) => [line.key, { line, phase: placeIn(was, phase) }] as const),
    ),
  );
  const stays = new Set(after.phases.flatMap(({ lines }) => lines.map(({ key }) => key)));
  const old = new Map(before.phases.map((phase) => [phase.key, phase]));
  const phases = together(before.phases, after.phases).flatMap((phase): FormulaChange[] => {
    const earlier = old.get(phase.key);
    const isGone = !is.has(phase.key);
    const place = placeIn(isGone ? was : is, phase);
    const gone = (earlier?.lines ?? []).filter(({ key }) => !stays.has(key));
    const removed = (line: FormulaLine): FormulaChange => ({ kind: "removed", phase: place, line });
    if (isGone) return [{ kind: "phase-removed", phase: place }, ...gone.map(removed)];
    const isRemoved = new Set(gone);
    const lines = together(earlier?.lines ?? [], phase.lines).filter(
      (line) => isRemoved.has(line) || phase.lines.includes(line),
    );
    return [
      ...ofPhase(earlier, phase, place),
      ...lines.flatMap((line): FormulaChange[] =>
        isRemoved.has(line) ? [removed(line)] : ofLine(wasAt.get(line.key), line, place),
      ),
      ...stepsOf(earlier, phase, place),
    ];
  });
  const isReordered = !isSameOrder(before.phases, after.phases);
  return [...(isReordered ? [{ kind: "phases-reordered" } as const] : []), ...phases];
}

const placesOf = ({ phases }: FormulaContent) =>
  new Map(phases.map(({ key, name }, at) => [key, { key, name, place: at + 1 }]));

function placeIn(places: ReadonlyMap<string, PhasePlace>, { key, name }: FormulaPhase): PhasePlace {
  return places.get(key) ?? { key, name, place: 0 };
}

function ofPhase(
  earlier: FormulaPhase | undefined,
  phase: FormulaPhase,
  place: PhasePlace,
): FormulaChange[] {
  if (!earlier) return [{ kind: "phase-added", phase: place }];
  return [
    ...(earlier.name === phase.name
      ? []
      : [{ kind: "phase-renamed", phase: place, before: earlier.name } as const]),
    ...(isSameOrder(earlier.lines, phase.lines)
      ? []
      : [{ kind: "lines-reordered", phase: place } as const]),
  ];
}

function ofLine(
  earlier: { line: FormulaLine; phase: PhasePlace } | undefined,
  line: FormulaLine,
  phase: PhasePlace,
): FormulaChange[] {
  if (!earlier) return [{ kind: "added", phase, line }];
  const moved = earlier.phase.key !== phase.key;
  return [
    ...(moved ? [{ kind: "moved", from: earlier.phase, phase, line } as const] : []),
    ...lineFields
      .filter((field) => earlier.line[field] !== line[field])
      .map((field) => {
        const before = earlier.line[field];
        return { kind: "changed", phase, line, field, before } as const;
      }),
  ];
}

function stepsOf(
  earlier: FormulaPhase | undefined,
  { steps }: FormulaPhase,
  phase: PhasePlace,
): FormulaChange[] {
  const before = earlier?.steps ?? [];
  const isSame = before.length === steps.length && before.every((step, at) => step === steps[at]);
  return isSame ? [] : [{ kind: "steps-changed", phase, before, after: steps }];
}

type Keyed = { key: string };

/** Those of after in their order, and each that is gone behind the one that it stood behind. */
function together<Each extends Keyed>(before: readonly Each[], after: readonly Each[]): Each[] {
  const keys = new Set(after.map(({ key }) => key));
  const all = [...after];
  let last: string | null = null;
  for (const each of before) {
    if (!keys.has(each.key)) {
      const at = last === null ? -1 : all.findIndex(({ key }) => key === last);
      all.splice(at + 1, 0, each);
    }
    last = each.key;
  }
  return all;
}

/** Whether those that are in both stand in the same order. */
function isSameOrder(before: readonly Keyed[], after: readonly Keyed[]): boolean {
  const shared = (some: readonly Keyed[], others: readonly Keyed[]) => {
    const keys = new Set(others.map(({ key }) => key));
    return some.map(({ key }) => key).filter((key) => keys.has(key));
  };
  const [one, other] = [shared(before, after), shared(after, before)];
  return one.every((key, at) => key === other[at]);
}
