/** Documents that people know by their letters; the others are counted. */
const lettered = ["SDS", "TDS", "COA"];

/** "SDS · TDS · +2". */
export function documentsInShort(types: readonly string[]): string {
  const known = lettered.filter((type) => types.includes(type));
  const others = types.length - known.length;
  return [...known, ...(others > 0 ? [`+${others}`] : [])].join(" · ");
}
