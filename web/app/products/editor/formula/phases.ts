import { moveLine, nextPhaseName, type Spot } from "../../../kernel/phases/lines.ts";

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

export const addPhase = (phases: readonly DraftPhase[]): DraftPhase[] => [
  ...phases,
  { name: nextPhaseName(phases.map(({ name }) => name)), ingredients: [fresh] },
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

/** With an ingredient in another place, also of another phase; null where it cannot stand there. */
export function moveIngredient(
  phases: readonly DraftPhase[],
  spots: { from: Spot; to: Spot },
): DraftPhase[] | null {
  const lines = phases.map(({ ingredients }) => ingredients);
  const moved = moveLine(lines, { ...spots, most: mostIngredients });
  return moved && phases.map((phase, at) => ({ ...phase, ingredients: moved[at] ?? [] }));
}
