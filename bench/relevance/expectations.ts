/** The first page that one query finds, in its order. */
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

/** By its number, its common name or the like: the first hit, and how many there are where it is said. */
const first = (rows: [query: string, name: string, total?: number][]): Expectation[] =>
  rows.map(([query, name, total]) => ({
    query,
    expected: total === undefined ? name : `${name}, ${total} in all`,
    holds: (page) => page.names[0] === name && (total === undefined || page.total === total),
  }));

/** All hits carry one function, of which there are so many. */
const functions = (total: number, queries: string[]): Expectation[] =>
  queries.map((query) => ({
    query,
    expected: `the ${total} that are for it`,
    holds: (page) => page.total === total,
  }));

/** Further rows of the same kinds. */
export const furtherExpectations: Expectation[] = [
  ...first([
    ["E171", "CI 77891"],
    ["E 171", "CI 77891"],
    ["E-171", "CI 77891"],
    ["INS 171", "CI 77891"],
    ["CI 77891", "CI 77891"],
    ["77891", "CI 77891"],
    ["98 92 0", "NIACINAMIDE", 1],
    ["98‑92‑0", "NIACINAMIDE", 1],
    ["CAS-Nr. 98-92-0", "NIACINAMIDE", 1],
    ["EC 200-289-5", "GLYCERIN", 1],
    ["vitamin c", "ASCORBIC ACID"],
    ["Vitamina E", "TOCOPHEROL"],
    ["vitamin b 3", "NIACINAMIDE"],
    ["coenzyme Q10", "UBIQUINONE"],
    ["Coenzym Q 10", "UBIQUINONE"],
    ["hyaluronic acid", "HYALURONIC ACID"],
    ["Hyaluronsäure", "HYALURONIC ACID"],
    ["Teebaumöl", "MELALEUCA ALTERNIFOLIA LEAF OIL"],
    ["Teebaumoel", "MELALEUCA ALTERNIFOLIA LEAF OIL"],
    ["tea tree oil", "MELALEUCA ALTERNIFOLIA LEAF OIL"],
    ["huile d’argan", "ARGANIA SPINOSA KERNEL OIL"],
    ["olio di argan", "ARGANIA SPINOSA KERNEL OIL"],
    ["Olivenöle", "OLEA EUROPAEA FRUIT OIL"],
    ["burro di karite", "BUTYROSPERMUM PARKII BUTTER"],
    ["sheabutter", "BUTYROSPERMUM PARKII BUTTER"],
    ["Kokosöl", "COCOS NUCIFERA OIL"],
    ["manteca de cacao", "THEOBROMA CACAO SEED BUTTER"],
    ["Zitronensäure", "CITRIC ACID"],
    ["acide citrique", "CITRIC ACID"],
    ["titanium dioxide", "TITANIUM DIOXIDE"],
    ["SLES", "SODIUM LAURETH SULFATE"],
    ["avobenzone", "BUTYL METHOXYDIBENZOYLMETHANE"],
    ["sericin", "SERICIN"],
    ["silicon", "SILICON"],
    ["salicilic acid", "SALICYLIC ACID"],
    ["phenoxietanol", "PHENOXYETHANOL"],
    ["salvia officinalis laf oil", "SALVIA OFFICINALIS LEAF OIL"],
    ["peg-6 aprylate/caprate", "PEG-6 CAPRYLATE/CAPRATE"],
    ["cocamidopropylbetaine", "COCAMIDOPROPYL BETAINE"],
    ["PLANTACARE 2000 UP", "PLANTACARE® 2000 UP"],
    ["98-92-1", "-"],
    ["8-92-0", "-"],
  ]).map((row) =>
    row.expected === "-"
      ? { ...row, expected: "nothing", holds: ({ total }: Page) => total === 0 }
      : row,
  ),
  ...functions(209, [
    "Preservative",
    "Konservierungsstoff",
    "Konservierungsstoffe",
    "Konservierungsmittel",
    "conservante",
    "conservanti",
    "conservateur",
  ]),
];
