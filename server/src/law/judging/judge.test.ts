import { add, exact, subtract } from "@neroli/contract/kernel/exact.ts";
import { exactly } from "@neroli/contract/kernel/interval.ts";
import { expect, test } from "vitest";
import type { AnnexEntry } from "../reading/annex-entry.ts";
import { cosmetic, entryOf, shareOf, substance } from "../testing-law.ts";
import type { Cosmetic } from "./cosmetic.ts";
import { judge, type Substance } from "./judge.ts";
import { indexLaw } from "./law-index.ts";

interface Asked {
  share?: Substance["share"];
  substance?: Partial<Substance>;
  product?: Partial<Cosmetic>;
}
const ask = (entries: readonly AnnexEntry[], asked: Asked = {}) => {
  const of = substance(asked.share ?? shareOf("1"), asked.substance);
  const [judged] = judge(indexLaw(entries), [of], cosmetic(asked.product));
  if (!judged) throw new Error("nothing was judged");
  return judged;
};
/** The verdict, and what its entries say: "III/1 no over-limit". */
const said = (entries: readonly AnnexEntry[], asked?: Asked) => {
  const { verdict, findings, reasons } = ask(entries, asked);
  const told = findings.map(({ entry, met, reasons: why }) =>
    [`${entry.annex}/${entry.number}`, met, ...why].join(" "),
  );
  return [verdict, ...reasons, ...told].join("; ");
};

test("what stands in no annex is allowed where its number is known, and water", () => {
  expect(said([])).toBe("ALLOWED");
  expect(said([], { substance: { cas: [] } })).toBe("CANNOT_SAY; no-cas");
  expect(said([], { substance: { name: "Aqua", cas: [] } })).toBe("ALLOWED");
});

test("it is found by its name in any spelling or by its number; what is gone says nothing", () => {
  const byName = entryOf("V", { names: ["ROSE SUBSTANCE"] });
  expect(said([byName], { substance: { name: " rose\u00A0 Substance", cas: [] } })).toMatch(
    /^RESTRICTED/,
  );
  const byNumber = entryOf("V", { names: [], cas: ["98-92-0"] });
  expect(said([byNumber])).toMatch(/^RESTRICTED/);
  expect(said([{ ...byNumber, gone: true }])).toBe("ALLOWED");
});

const limit = (maximum: string, given: Partial<AnnexEntry> = {}) => [
  entryOf("V", { maximum, ...given }),
];
test.each([
  ["1%", shareOf("1"), "yes"],
  ["1%", shareOf("1.0000001"), "no over-limit"],
  ["0,5 %", shareOf("0.4", "0.6"), "unknown share-unknown"],
  ["100 mg/kg", shareOf("0.01"), "yes"],
  ["100 mg/kg", shareOf("0.011"), "no over-limit"],
  ["0.5% (as acid)", shareOf("0.5"), "yes"],
  ["0.5% (acid)", shareOf("0.6"), "unknown counted-as"],
  ["3,4% (calculated as sulphate)", shareOf("3"), "unknown counted-as"],
  ["> 0,1 % ≤ 6 %", shareOf("6"), "yes"],
  ["Maximum secondary amine content: 0.5%", shareOf("50"), "yes"],
  ["As from 3 June 2021: 0,5 %", shareOf("0.6"), "no over-limit"],
  ["2% (general) and 4.5% (professional)", shareOf("3"), "unknown share-unknown"],
  ["0,15% in leave-on", shareOf("0.15"), "yes"],
])("%s: of %o it says %s", (maximum, share, told) => {
  expect(said(limit(maximum), { share })).toBe(`RESTRICTED; V/1 ${told}`);
});

const labelled = entryOf("III", {
  product_type:
    "(a) Rinse-off hair products\n(b) Oral products\n(c) Other products except face products",
  maximum: "(a) 3.0%\n(b) 0,1 %\n\n(c) 2.0%",
});
test.each([
  [{ type: "SHAMPOO", use: "RINSE_OFF", area: "HAIR" }, "3", "yes"],
  [{ type: "SHAMPOO", use: "RINSE_OFF", area: "HAIR" }, "3.1", "no over-limit"],
  [{ type: "TOOTHPASTE", use: "RINSE_OFF", area: "MOUTH" }, "0.2", "no over-limit"],
  [{ type: "BODY_LOTION", area: "BODY" }, "2", "yes"],
  [{ type: "BODY_LOTION", area: "BODY" }, "2.1", "no over-limit"],
  [{ type: "FACE_CREAM" }, "0.1", "unknown other-products"],
] as const)("the limit of the products that this is one of: %o", (product, share, told) => {
  expect(said([labelled], { product, share: shareOf(share) })).toBe(`RESTRICTED; III/1 ${told}`);
});

test("a product that nobody has named a type of cannot be judged by one", () => {
  const dye = entryOf("III", { product_type: "Hair dye substance in oxidative hair dye products" });
  expect(said([dye], { product: { type: "OTHER" } })).toBe(
    "RESTRICTED; III/1 unknown products-unclear",
  );
  const odd = entryOf("III", { product_type: "Rust inhibitor", maximum: "0.2%" });
  expect(said([odd], { share: shareOf("9") })).toMatch(/unknown products-unclear/);
});

test("other annexes than III allow in the products alone that they name", () => {
  const rinsedOff = entryOf("V", { product_type: "Rinse-off products", maximum: "1%" });
  expect(said([rinsedOff])).toBe("RESTRICTED; V/1 no other-products");
  expect(said(limit("0,0015 % Rinse-off products"), { share: shareOf("0.001") })).toMatch(
    /no other-products/,
  );
});

test.each([
  ["Not to be used in aerosol dispensers (sprays)", { spray: "PROPELLANT" }, "no forbidden-here"],
  ["Not to be used in aerosol dispensers (sprays)", {}, "yes"],
  [
    "Not to be used in products for children under 3 years of age.",
    { under_three: true },
    "no forbidden-here",
  ],
  [
    "Not to be used in applications that may lead to exposure of the end-user's lungs by inhalation",
    { spray: "PUMP" },
    "unknown products-unclear",
  ],
  ["Not to be used in products applied on mucous membranes", { area: "LIPS" }, "no forbidden-here"],
  ["Not to be used on Sundays", {}, "yes"],
] as const)("%s: %o", (conditions, product, told) => {
  expect(said([entryOf("IV", { conditions })], { product })).toBe(`RESTRICTED; IV/1 ${told}`);
});

test("what is forbidden of some of the products only", () => {
  const entry = entryOf("III", {
    product_type: "(a) Hair products\n(b) Nail products",
    conditions: "(a) Not to be used in aerosol dispensers (sprays)",
  });
  const spray = { spray: "PROPELLANT" } as const;
  expect(said([entry], { product: { ...spray, type: "HAIR_STYLING", area: "HAIR" } })).toMatch(
    /no forbidden/,
  );
  expect(said([entry], { product: { ...spray, type: "NAIL_PRODUCT", area: "NAILS" } })).toMatch(
    /III\/1 yes/,
  );
});

const ban = (name: string, given: Partial<AnnexEntry> = {}) => entryOf("II", { name, ...given });
test("annex II forbids, whatever the share; a condition that nobody knows is told as such", () => {
  expect(said([ban("Rose substance")])).toBe("BANNED; II/1 no");
  expect(said([ban("Rose oil, if it contains > 0.1 % w/w butadiene")])).toBe(
    "CANNOT_SAY; ban-condition; II/1 unknown ban-condition",
  );
  expect(said([ban("Rose, when used as a fragrance ingredient")])).toMatch(
    /^CANNOT_SAY; ban-of-fragrance/,
  );
});

test("what is forbidden in hair dyes alone, or as nanomaterial alone", () => {
  const inDyes = ban("Rose, when used as a substance in hair dye products");
  expect(said([inDyes])).toBe("ALLOWED");
  expect(said([inDyes], { product: { type: "HAIR_DYE_OXIDATIVE", area: "HAIR" } })).toBe(
    "BANNED; II/1 no",
  );
  expect(said([inDyes], { product: { type: "OTHER", area: "HAIR" } })).toMatch(/^CANNOT_SAY/);
  expect(said([ban("Rose (nano)")])).toBe("ALLOWED");
  expect(said([ban("Rose (nano)")], { substance: { nano: true } })).toBe("BANNED; II/1 no");
});

test("an exception that another annex makes holds of the products of that one", () => {
  const except = ban("Rose, with the exception of entry 14 in Annex III");
  const nails = entryOf("III", {
    number: "14",
    product_type: "Artificial nail systems",
    maximum: "2%",
  });
  expect(said([except, nails])).toMatch(/^BANNED/);
  const product = { type: "ARTIFICIAL_NAILS", area: "NAILS" } as const;
  expect(said([except, nails], { product })).toBe("RESTRICTED; III/14 yes");
  expect(said([except])).toMatch(/^CANNOT_SAY/);
});

test("what was allowed before it was forbidden is forbidden; one number for two things is told", () => {
  const allowed = entryOf("III", { number: "359", cas: ["98-92-0"] });
  const later = ban("Rose seed oil", {
    names: ["ROSE SEED OIL"],
    cas: ["98-92-0"],
    dated: "2025-05-13",
  });
  expect(said([allowed, later])).toMatch(/^BANNED/);
  const earlier = { ...later, dated: "2010-01-01" };
  expect(said([allowed, earlier])).toMatch(/^CANNOT_SAY; annexes-differ/);
});

test("what preserves and serves something else, too, is not refused as a preservative alone", () => {
  const preserves = entryOf("V", { maximum: "0.1%" });
  const conditions =
    "For purposes other than inhibiting the development of microorganisms in the product.";
  const other = entryOf("III", { maximum: "2.5%", conditions });
  expect(said([preserves, other], { share: shareOf("2") })).toBe(
    "RESTRICTED; V/1 unknown as-preservative over-limit; III/1 yes",
  );
});

test("an entry of a mixture does not speak of a part of it that stands alone", () => {
  const names = ["CITRIC ACID (AND) SILVER CITRATE", "CITRIC ACID", "SILVER CITRATE"];
  const law = indexLaw([entryOf("V", { number: "59", names, cas: ["77-92-9"], maximum: "0.2%" })]);
  const [acid, silver] = [
    substance(shareOf("0.4"), { name: "CITRIC ACID", cas: ["77-92-9"] }),
    substance(shareOf("0.01"), { name: "SILVER CITRATE", cas: [] }),
  ];
  const verdicts = (of: Substance[]) => judge(law, of, cosmetic()).map(({ verdict }) => verdict);
  expect(verdicts([acid])).toEqual(["ALLOWED"]);
  expect(verdicts([acid, { ...acid, name: "77-92-9" }])).toEqual(["ALLOWED", "ALLOWED"]);
  expect(verdicts([silver])).toEqual(["RESTRICTED"]);
  expect(verdicts([acid, silver])).toEqual(["RESTRICTED", "RESTRICTED"]);
});

test("what may be of a group that an entry names is not called allowed", () => {
  const amines = entryOf("III", { number: "62", names: [], name: "Trialkanolamines" });
  const tea = { name: "TEA-Caprylate", cas: ["22919-56-8"] };
  expect(said([amines], { substance: tea })).toBe(
    "CANNOT_SAY; of-a-group; III/62 unknown of-a-group",
  );
  expect(said([], { substance: tea })).toBe("ALLOWED");
  // An entry that names it is nearer.
  const own = entryOf("III", { number: "7", names: ["TEA-CAPRYLATE"] });
  expect(said([amines, own], { substance: tea })).toBe("RESTRICTED; III/7 yes");
});

test("a colorant that annex IV does not list is not called allowed, unless it colours hair", () => {
  const colour = { name: "CI 99999", colorant: true };
  const listed = entryOf("IV", { names: ["CI 99999"] });
  expect(said([], { substance: colour })).toBe("CANNOT_SAY; colorant-not-listed");
  expect(said([listed], { substance: colour })).toBe("RESTRICTED; IV/1 yes");
  const product = { type: "HAIR_DYE_OXIDATIVE", area: "HAIR" } as const;
  expect(said([], { substance: colour, product })).toBe("ALLOWED");
});

test("what colours hair is not judged as a colorant of other products", () => {
  const colorant = entryOf("IV", { product_type: "Rinse-off products" });
  const dye = entryOf("III", {
    product_type: "Hair dye substance in non-oxidative hair dye products",
  });
  expect(said([colorant, dye])).toBe(
    "RESTRICTED; IV/1 no other-products; III/1 unknown other-products",
  );
  const product = { type: "HAIR_DYE_NON_OXIDATIVE", area: "HAIR" } as const;
  expect(said([colorant, dye], { product })).toBe("RESTRICTED; III/1 yes");
});

test("shares of one entry count together; of several entries that is said", () => {
  const both = entryOf("V", { names: ["ROSE SUBSTANCE", "SODIUM ROSATE"], maximum: "1%" });
  const judged = judge(
    indexLaw([both]),
    [substance(shareOf("0.6")), substance(shareOf("0.6"), { name: "SODIUM ROSATE", cas: [] })],
    cosmetic(),
  );
  expect(judged.map(({ findings }) => findings[0]?.reasons)).toEqual([
    ["over-limit"],
    ["over-limit"],
  ]);
  const summed = "0.8% for the sum of the individual concentrations";
  const [first, second] = [
    entryOf("V", { number: "12", maximum: summed }),
    entryOf("V", { number: "12a", names: ["SODIUM ROSATE"], maximum: summed }),
  ];
  const two = judge(
    indexLaw([first, second]),
    [substance(shareOf("0.1")), substance(shareOf("0.1"), { name: "SODIUM ROSATE", cas: [] })],
    cosmetic(),
  );
  expect(two.map(({ findings }) => findings[0]?.reasons)).toEqual([
    ["counted-together"],
    ["counted-together"],
  ]);
});

const allergen = entryOf("III", {
  conditions:
    "The presence of the substance or substances shall be indicated as ‘Rose Ketones’ in the list of ingredients " +
    "referred to in Article 19(1), point (g), when its concentration exceeds: — 0,001 % in leave-on products — 0,01 % in rinse-off products",
});
const step = exact("0.0000001");
test.each([
  ["LEAVE_ON", exact("0.001")],
  ["RINSE_OFF", exact("0.01")],
] as const)(
  "an allergen of a %s product is named from what exceeds the threshold on",
  (use, at) => {
    const named = (share: Substance["share"]) =>
      ask([allergen], { share, product: { use } }).labelled?.named;
    expect(named(exactly(subtract(at, step)))).toBe(false);
    expect(named(exactly(at))).toBe(false);
    expect(named(exactly(add(at, step)))).toBe(true);
    expect(named({ min: subtract(at, step), max: add(at, step) })).toBeNull();
    expect(ask([allergen]).labelled?.name).toBe("Rose Ketones");
  },
);
