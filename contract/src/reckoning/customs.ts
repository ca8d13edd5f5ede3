/** The customs union of the European Union, with Monaco, which belongs to its territory. */
const union = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK".split(" "),
);

/** Whether goods of one country reach the other without being cleared. */
export const inOneTerritory = (from: string | null, to: string | null): boolean =>
  from !== null && to !== null && (from === to || (union.has(from) && union.has(to)));
