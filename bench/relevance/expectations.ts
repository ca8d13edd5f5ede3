/** What one query finds: the first page, in its order. */
export interface Page {
  names: string[];
  /** Whether the hit is of the supplier's catalogue, not of the inventory. */
  fromCatalogue: boolean[];
  total: number;
  /** Texts that are suggested, grouped as they are shown, with how often they occur. */
  suggested: { text: string; count: number }[][];
}

export interface Expectation {
  query: string;
  expected: string;
  holds: (page: Page) => boolean;
}

const isFirst =
  (name: string) =>
  ({ names }: Page): boolean =>
    names[0] === name;

const isAlone =
  (name: string) =>
  ({ names, fromCatalogue }: Page): boolean =>
    names[0] === name && fromCatalogue.filter((one) => !one).length === 1;

const startsWith = (start: string) => (name: string) => name.toLowerCase().startsWith(start);

/** The substance first, not its namesake, then the four blends of the catalogue that hold it. */
const niacinamide = ({ names, fromCatalogue }: Page): boolean =>
  names[0] === "NIACINAMIDE" &&
  fromCatalogue.slice(0, 6).join() === "false,true,true,true,true,false" &&
  names.indexOf("ISONIACINAMIDE") !== 0;

/** The rows of shared/spec/relevance.md. */
export const expectations: Expectation[] = [
  { query: "98-92-0", expected: "NIACINAMIDE alone", holds: isAlone("NIACINAMIDE") },
  { query: "niacinamide", expected: "it, then four blends", holds: niacinamide },
  { query: "niacinmide", expected: "it, then four blends", holds: niacinamide },
  { query: "nicotinamide", expected: "NIACINAMIDE", holds: isFirst("NIACINAMIDE") },
  {
    query: "1335-72-4",
    expected: "SODIUM LAURETH SULFATE",
    holds: isFirst("SODIUM LAURETH SULFATE"),
  },
  {
    query: "sodium laureth sulfate",
    expected: "the INCI, the pure products, not LAURYL",
    holds: ({ names }) =>
      names[0] === "SODIUM LAURETH SULFATE" &&
      names.slice(1, 5).every(startsWith("texapon")) &&
      names.includes("TEXAPON® N 70") &&
      !names.some((name) => /lauryl/i.test(name)),
  },
  {
    query: "texapon",
    expected: "the 33 products of that family",
    holds: ({ names, total }) => total === 33 && names.every(startsWith("texapon")),
  },
  {
    query: "Plantacare 2000",
    expected: "PLANTACARE 2000 UP",
    holds: isFirst("PLANTACARE® 2000 UP"),
  },
  {
    query: "polyquaternium-7",
    expected: "it before -70 ... -79",
    holds: isFirst("POLYQUATERNIUM-7"),
  },
  {
    query: "shea butter",
    expected: "BUTYROSPERMUM PARKII BUTTER",
    holds: isFirst("BUTYROSPERMUM PARKII BUTTER"),
  },
  { query: "200-289-5", expected: "GLYCERIN", holds: isFirst("GLYCERIN") },
  { query: "glycerine", expected: "GLYCERIN", holds: isFirst("GLYCERIN") },
  {
    query: "gly",
    expected: "suggestions that start so, the commonest first",
    holds: ({ suggested }) =>
      suggested.length > 0 &&
      suggested.every((group) =>
        group.every(
          ({ text, count }, at) =>
            /(^|[^a-z])gly/i.test(text) && (at === 0 || count <= (group[at - 1]?.count ?? 0)),
        ),
      ),
  },
];
