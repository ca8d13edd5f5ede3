/** In one way, so that spellings which mean the same compare as equal. */
export const foldName = (name: string): string =>
  name
    .normalize("NFKC")
    .replace(/[\u00AD\u200B]/g, "")
    .replace(/[‐-―]/g, "-")
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toUpperCase();

const nothing = new Set(["-", "N/A", "NOT AVAILABLE"]);

/**
 * The names of a cell: parted by lines, semicolons, or slashes with a blank beside them, or before the
 * number of a colour ("TITANIUM DIOXIDE/CI 77891").
 */
export const splitNames = (cell: string): string[] =>
  clean(cell.split(/\s*;\s*|\s+\/\s*|\s*\/\s+|\/(?=CI \d{5})|\r?\n/));

/** "1", "N", "2'": the place of a group of atoms, which stands before a comma as names do. */
const place = /^(?:\d{1,2}|[NO])'*$/;
const endsInPlace = /[-(](?:\d{1,2}|[NO])'*$/;
const beginsWithPlace = /^(?:\d{1,2}|[NO])'*(?:-|$)/;

/** Places that one name can have in a row; what has more is no name. */
const mostPlaces = 12;

/**
 * The names of a list that is parted by commas, which also stand within names ("1,2-HEXANEDIOL").
 * Where both readings are possible, as in "TOLUENE-2,5-DIAMINE", it answers the whole and its parts:
 * a part that is none is the name of nothing.
 */
export function splitIngredients(list: string): string[] {
  const names: string[] = [];
  let open: string[] = [];
  for (const piece of list.split(",")) {
    const part = foldName(piece);
    const last = open.at(-1) ?? "";
    const goesOn = open.length < mostPlaces && beginsWithPlace.test(part);
    if (goesOn && place.test(last)) open.push(part);
    else if (goesOn && endsInPlace.test(last)) {
      names.push(open.join(","));
      open.push(part);
    } else {
      names.push(open.join(","));
      open = [part];
    }
  }
  return clean([...names, open.join(",")]);
}

function clean(names: readonly string[]): string[] {
  const folded = names.map((name) => foldName(name.replace(/\[\d+\]/g, " ")));
  return [...new Set(folded)].filter((name) => /[A-Z]{2}/.test(name) && !nothing.has(name));
}
