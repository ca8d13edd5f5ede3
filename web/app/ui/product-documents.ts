/** Documents that people know by their letters; the others are counted. */
const lettered = ["SDS", "TDS", "COA"];

/** "SDS · TDS · +2"; how many there are where none of them has letters. */
export function documentsInShort(types: readonly string[]): string {
  const known = lettered.filter((type) => types.includes(type));
  const others = types.length - known.length;
  if (known.length === 0) return types.length > 0 ? String(types.length) : "";
  return [...known, ...(others > 0 ? [`+${others}`] : [])].join(" · ");
}
