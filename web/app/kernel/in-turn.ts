const ends = new Map<string, Promise<void>>();

/**
 * Changes of one thing go to the server one after the other, however quickly they are made: which of
 * two that are under way together comes last is chance. `isLast` says whether none was made since.
 */
export function inTurn<Result>(
  thing: string,
  change: (isLast: () => boolean) => Promise<Result>,
): Promise<Result> {
  const changed = (ends.get(thing) ?? Promise.resolve()).then(() => change(isLast));
  const end = changed.then(leave, leave);
  const isLast = () => ends.get(thing) === end;
  function leave() {
    if (isLast()) ends.delete(thing);
  }
  ends.set(thing, end);
  return changed;
}
