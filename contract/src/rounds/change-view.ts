import type { RoundView, RoundViewChange } from "./view.ts";

/** The view as it is after the change. */
export const changeView = (view: RoundView, change: RoundViewChange): RoundView => ({
  currency: change.currency ?? view.currency,
  weights: change.weights ?? view.weights,
  marks: merged(view.marks, change.marks),
  choice: merged(view.choice, change.choice),
});

function merged<Value>(
  before: Record<string, Value>,
  changes: Record<string, Value | null> = {},
): Record<string, Value> {
  const after = Object.entries({ ...before, ...changes }).flatMap(([key, value]) =>
    value === null ? [] : [[key, value] as const],
  );
  return Object.fromEntries(after);
}
