/** The list with one of its items in another place; as it is where there is no such place. */
export function moveItem<Item>(
  items: readonly Item[],
  { from, to }: { from: number; to: number },
): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
