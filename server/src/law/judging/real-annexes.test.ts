import { annexes } from "@neroli/contract/enumerations/law.ts";
import { add, exact, subtract } from "@neroli/contract/kernel/exact.ts";
import { exactly } from "@neroli/contract/kernel/interval.ts";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { readAnnex } from "../reading/read-annex.ts";
import { readCas } from "../reading/read-numbers.ts";
import {
  additionsName,
  readReal,
  readRealPacked,
  realAnnexesAreThere,
} from "../testing-annexes.ts";
import { cosmetic, shareOf, substance } from "../testing-law.ts";
import type { Cosmetic } from "./cosmetic.ts";
import { judge } from "./judge.ts";
import { indexLaw } from "./law-index.ts";

/** Where the inventory names another thing's entry, one that is gone or holds of some origins alone, or marks one of many alike. */
const slips = [
  "2-ACRYLAMIDO-2-METHYLPROPANE SULFONIC ACID",
  "4-FURANYLETHYL RESORCINOL",
  "CAPRYLAMIDE MEA",
  "DIMETHICONE/PEG-3/PPG-15 CROSSPOLYMER",
  "METHACRYLAMIDE",
  "METHYLDIBROMO GLUTARONITRILE",
  "PENTACLETHRAMIDOPROPYL DIMETHYLAMINE",
  "POLYOXYMETHYLENE RESORCINOL",
  "POLYURETHANE-84",
  "SODIUM IODATE",
  "SQUALENE",
];

describe.skipIf(!realAnnexesAreThere)("the annexes as of 28/04/2026", () => {
  const files = annexes.map((annex) => [annex, `annex.${annex}.csv`] as const);
  const entries = [...files, ["II", additionsName] as const].flatMap(([annex, file]) => {
    return readAnnex(readReal(file), { annex, today: "2026-11-23" })?.entries ?? [];
  });
  const law = indexLaw(entries);

  test("81 allergens, left on and rinsed off, below, at and above the threshold: 486 cases", () => {
    const step = exact("0.0000001");
    const cases = entries.flatMap((entry) => {
      const [name = ""] = entry.names;
      const isAllergen = law
        .find({ name, cas: entry.cas })
        .some(({ rules }) => rules.entry === entry && rules.labelling !== null);
      if (!isAllergen) return [];
      return (["LEAVE_ON", "RINSE_OFF"] as const).flatMap((use) => {
        const at = exact(use === "LEAVE_ON" ? "0.001" : "0.01");
        return [subtract(at, step), at, add(at, step)].map((share, index) => {
          const of = substance(exactly(share), { name, cas: entry.cas });
          const [judged] = judge(law, [of], cosmetic({ use }));
          const { labelled } = judged ?? {};
          return {
            entry: entry.number,
            ofIt: labelled?.entry === entry,
            named: labelled?.named,
            index,
          };
        });
      });
    });
    expect(cases).toHaveLength(486);
    expect(cases.filter(({ ofIt, named, index }) => !ofIt || named !== (index === 2))).toEqual([]);
  });

  test("nothing that the Commission's inventory marks with an entry is called allowed", () => {
    const inventory: Record<string, string>[] = parse(readRealPacked("cosing_ingredients.csv.gz"), {
      columns: true,
    });
    const marked = inventory.filter(({ restriction = "" }) => /\b[IV]+\/\d/.test(restriction));
    expect(marked.length).toBeGreaterThan(1_500);
    const dye = cosmetic({ type: "HAIR_DYE_OXIDATIVE", use: "RINSE_OFF", area: "HAIR" });
    const allowed = marked.flatMap(({ inci_name: name = "", cas_no = "" }) => {
      const of = substance(shareOf("0.1"), { name, cas: readCas(cas_no).numbers });
      const isAllowed = [cosmetic(), dye].every(
        (product) => judge(law, [of], product)[0]?.verdict === "ALLOWED",
      );
      return isAllowed ? [name] : [];
    });
    expect(allowed).toEqual(slips);
    expect(allowed).toEqual(slips);
  });

  const nails = { type: "ARTIFICIAL_NAILS", use: "LEAVE_ON", area: "NAILS" } as const;
  const shampoo = { type: "SHAMPOO", use: "RINSE_OFF", area: "HAIR" } as const;
  test.each<[string, string, string, Partial<Cosmetic>, string]>([
    [
      "TRIMETHYLBENZOYL DIPHENYLPHOSPHINE OXIDE",
      "75980-60-8",
      "1",
      nails,
      "BANNED II/1731 no, III/311 yes",
    ],
    ["PHENOXYETHANOL", "122-99-6", "1", {}, "RESTRICTED V/29 yes"],
    ["PHENOXYETHANOL", "122-99-6", "1.1", {}, "RESTRICTED V/29 no"],
    ["HOMOSALATE", "118-56-9", "7.34", {}, "RESTRICTED VI/3 yes"],
    ["HOMOSALATE", "118-56-9", "7", { type: "BODY_LOTION", area: "BODY" }, "RESTRICTED VI/3 no"],
    ["METHYLISOTHIAZOLINONE", "2682-20-4", "0.001", {}, "RESTRICTED V/39 no, V/57 no"],
    ["CETRIMONIUM CHLORIDE", "112-02-7", "2", shampoo, "RESTRICTED V/44 unknown, III/286 yes"],
    ["HYDROQUINONE", "123-31-9", "0.01", nails, "RESTRICTED III/14 yes"],
    ["HYDROQUINONE", "123-31-9", "0.01", {}, "BANNED II/1339 no, III/14 unknown"],
    ["CI 74160", "147-14-8", "1", {}, "RESTRICTED IV/105 yes"],
    ["LAURUS NOBILIS LEAF OIL", "84603-73-6", "0.1", {}, "CANNOT_SAY II/359 unknown, III/359 yes"],
    ["CITRIC ACID", "77-92-9", "0.4", {}, "ALLOWED "],
    ["GLYCERIN", "56-81-5", "5", {}, "ALLOWED "],
  ])("%s (%s) at %s %% in %o", (name, cas, share, product, told) => {
    const of = substance(shareOf(share), { name, cas: [cas] });
    const [judged] = judge(law, [of], cosmetic(product));
    const findings = judged?.findings.map(
      ({ entry, met }) => `${entry.annex}/${entry.number} ${met}`,
    );
    expect(`${judged?.verdict} ${findings?.join(", ")}`).toBe(told);
  });
});
