import { parseWeight } from "@neroli/contract/products/weights.ts";

/** The most that a formulation takes (contract, products/schema.ts). */
export const mostPhases = 30;
export const mostIngredients = 100;

/** An ingredient while it is written: any of it may be missing or no good yet. */
export interface DraftIngredient {
  name: string;
  inci?: string;
  product?: string;
  function?: string;
  weight: string;
}

export interface DraftPhase {
  name: string;
  ingredients: readonly DraftIngredient[];
}

/** Where an ingredient stands. */
export interface Spot {
  phase: number;
  at: number;
}

const fresh: DraftIngredient = { name: "", weight: "" };

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const partOf = (value: unknown, part: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined;

/** The phases of a form's value, whatever a draft has kept. */
export function phasesOf(value: unknown): DraftPhase[] {
  if (!Array.isArray(value)) return [];
  return value.map((phase: unknown) => {
    const ingredients = partOf(phase, "ingredients");
    return {
      name: textOf(partOf(phase, "name")),
      ingredients: Array.isArray(ingredients) ? ingredients.map(ingredientOf) : [],
    };
  });
}

function ingredientOf(value: unknown): DraftIngredient {
  const kept: DraftIngredient = {
    name: textOf(partOf(value, "name")),
    weight: textOf(partOf(value, "weight")),
  };
  for (const part of ["inci", "product", "function"] as const) {
    const text = textOf(partOf(value, part));
    if (text) kept[part] = text;
  }
  return kept;
}

export const isEmpty = ({ name, inci, product, function: does, weight }: DraftIngredient) =>
  [name, inci, product, does, weight].every((part) => !part?.trim());

/** How many ingredients would be lost with the phase. */
export const filledIn = ({ ingredients }: DraftPhase): number =>
  ingredients.filter((ingredient) => !isEmpty(ingredient)).length;

/** The next letter that no phase has: A, B, C …, as formulators name them. */
export function nextPhaseName(phases: readonly DraftPhase[]): string {
  const taken = new Set(phases.map(({ name }) => name.trim().toUpperCase()));
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  return letters.find((letter) => !taken.has(letter)) ?? String(phases.length + 1);
}

export const addPhase = (phases: readonly DraftPhase[]): DraftPhase[] => [
  ...phases,
  { name: nextPhaseName(phases), ingredients: [fresh] },
];

type Change = (ingredients: readonly DraftIngredient[]) => readonly DraftIngredient[];

/** The phases with the ingredients of one of them changed. */
export const withIngredients = (
  phases: readonly DraftPhase[],
  { phase, change }: { phase: number; change: Change },
): DraftPhase[] =>
  phases.map((each, at) =>
    at === phase ? { ...each, ingredients: change(each.ingredients) } : each,
  );

export const addIngredient = (phases: readonly DraftPhase[], phase: number): DraftPhase[] =>
  withIngredients(phases, { phase, change: (ingredients) => [...ingredients, fresh] });

/** Takes an ingredient out of its place and puts it where another stands, also of another phase. */
export function moveIngredient(
  phases: readonly DraftPhase[],
  { from, to }: { from: Spot; to: Spot },
): DraftPhase[] | null {
  const ingredient = phases[from.phase]?.ingredients[from.at];
  const goal = phases[to.phase];
  if (!ingredient || !goal) return null;
  if (from.phase !== to.phase && goal.ingredients.length >= mostIngredients) return null;
  const without = withIngredients(phases, {
    phase: from.phase,
    change: (all) => all.toSpliced(from.at, 1),
  });
  return withIngredients(without, {
    phase: to.phase,
    change: (all) => all.toSpliced(to.at, 0, ingredient),
  });
}

/** One step up or down; from the end of a phase into the next one. Null where there is none. */
export function stepFrom(phases: readonly DraftPhase[], from: Spot, step: 1 | -1): Spot | null {
  const to = from.at + step;
  const last = (phases[from.phase]?.ingredients.length ?? 0) - 1;
  if (to >= 0 && to <= last) return { phase: from.phase, at: to };
  const phase = from.phase + step;
  const goal = phases[phase];
  if (!goal) return null;
  return { phase, at: step === 1 ? 0 : goal.ingredients.length };
}

/**
 * Ingredients copied from a table: columns by tabulators; the weight is told by its format, the
 * others are name, INCI and function in this order. Null when it is no table.
 */
export function pastedIngredients(text: string): DraftIngredient[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (!lines.some((line) => line.includes("\t")) && lines.length < 2) return null;
  return lines.map((line) => {
    const cells = line.split("\t").map((cell) => cell.trim());
    const weightAt = cells.findIndex((cell) => parseWeight(cell) !== null);
    const [name = "", inci, does] = weightAt === -1 ? cells : cells.toSpliced(weightAt, 1);
    return {
      name,
      weight: cells[weightAt] ?? "",
      ...(inci && { inci }),
      ...(does && { function: does }),
    };
  });
}
