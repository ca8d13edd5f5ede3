import { readFileSync } from "node:fs";
import path from "node:path";
import { annexes } from "@neroli/contract/enumerations/law.ts";
import { describe, expect, test } from "vitest";
import type { AnnexEntry } from "../reading/annex-entry.ts";
import { readAnnex } from "../reading/read-annex.ts";
import { additionsName, readReal, realAnnex, realAnnexesAreThere } from "../testing-annexes.ts";
import { cosmetic, shareOf, substance } from "../testing-law.ts";
import type { Cosmetic } from "./cosmetic.ts";
import { judge } from "./judge.ts";
import { indexLaw, type LawIndex } from "./law-index.ts";

const today = "2026-11-23";
const folder = path.resolve(import.meta.dirname, "../../demo/data/law");
const read = annexes.map((annex) => {
  const text = readFileSync(path.join(folder, `annex.${annex}.demonstration.csv`), "utf8");
  return [annex, readAnnex(text, { annex, today })] as const;
});
const entries = read.flatMap(([, found]) => found?.entries ?? []);
const placeOf = ({ annex, number }: AnnexEntry) => `${annex}/${number}`;

test("every row of the demonstration's law is right, and says what a formula asks for first", () => {
  for (const [annex, found] of read) expect([annex, found?.faults]).toEqual([annex, []]);
  const law = indexLaw(entries);
  const verdict = (name: string, share: string, product: Partial<Cosmetic> = {}) => {
    const [judged] = judge(law, [substance(shareOf(share), { name, cas: [] })], cosmetic(product));
    return [judged?.verdict, ...(judged?.findings.map(({ met }) => met) ?? [])].join(" ");
  };
  expect(verdict("PHENOXYETHANOL", "1")).toBe("RESTRICTED yes");
  expect(verdict("PHENOXYETHANOL", "1.1")).toBe("RESTRICTED no");
  expect(verdict("METHYLISOTHIAZOLINONE", "0.001")).toBe("RESTRICTED no no");
  expect(verdict("BUTYLPHENYL METHYLPROPIONAL", "0.1")).toMatch(/^BANNED/);
  expect(verdict("TRIMETHYLBENZOYL DIPHENYLPHOSPHINE OXIDE", "0.1")).toMatch(/^BANNED/);
});

describe.skipIf(!realAnnexesAreThere)("beside the real annexes", () => {
  const all = [
    ...annexes.map((annex) => [annex, realAnnex(annex)] as const),
    ["II", readReal(additionsName)] as const,
  ].flatMap(([annex, text]) => readAnnex(text, { annex, today })?.entries ?? []);
  const real = new Map(all.map((entry) => [placeOf(entry), entry]));

  const percents = (text: string) => [
    ...new Set(
      [...text.matchAll(/(\d+(?:[.,]\d+)?)\s*%/g)].map(([, digits = ""]) =>
        Number(digits.replace(",", ".")),
      ),
    ),
  ];
  const facts = (entry: AnnexEntry | undefined) =>
    entry && {
      ...{ cas: entry.cas, ec: entry.ec, regulation: entry.regulation, dated: entry.dated },
      maximum: percents(entry.maximum),
      thresholds: percents(entry.conditions),
    };
  test.each(entries.map((entry) => [placeOf(entry), entry] as const))(
    "%s has their numbers, shares and day",
    (place, entry) => expect(facts(entry)).toEqual(facts(real.get(place))),
  );

  const products: Partial<Cosmetic>[] = [
    {},
    { type: "SHAMPOO", use: "RINSE_OFF", area: "HAIR" },
    { type: "TOOTHPASTE", use: "RINSE_OFF", area: "MOUTH" },
    { type: "BODY_LOTION", area: "BODY", under_three: true },
    { type: "SUNSCREEN", area: "BODY", spray: "PROPELLANT" },
    { type: "DEODORANT", area: "BODY", spray: "PUMP" },
    { type: "FACE_POWDER", area: "FACE" },
    { type: "ARTIFICIAL_NAILS", area: "NAILS", professional: true },
    { type: "LIP_PRODUCT", area: "LIPS" },
  ];
  const shares = ["0.0005", "0.005", "0.05", "0.3", "1", "6", "15", "30"];
  const told = (law: LawIndex, entry: AnnexEntry) =>
    products.flatMap((product) =>
      shares.flatMap((share) => {
        const [name = entry.name] = entry.names;
        const of = substance(shareOf(share), { name, cas: entry.cas });
        return judge(law, [of], cosmetic(product)).map(({ verdict, findings, labelled }) => [
          ...[product.type ?? "FACE_CREAM", share, verdict],
          ...findings.map(({ entry: by, met, reasons }) =>
            [placeOf(by), met, ...reasons].join(" "),
          ),
          labelled?.named,
        ]);
      }),
    );
  const [ours, theirs] = [indexLaw(entries), indexLaw(all)];
  test.each(entries.map((entry) => [placeOf(entry), entry] as const))(
    "what %s speaks of is judged as by all of the law",
    (_, entry) => {
      const sorted = (lines: ReturnType<typeof told>) =>
        lines.map((line) => line.map(String).toSorted());
      expect(sorted(told(ours, entry))).toEqual(sorted(told(theirs, entry)));
    },
  );
});
