import { annexes } from "@neroli/contract/enumerations/law.ts";
import { add, exact, subtract } from "@neroli/contract/kernel/exact.ts";
import { exactly } from "@neroli/contract/kernel/interval.ts";
import { describe, expect, test } from "vitest";
import { readAnnex } from "../reading/read-annex.ts";
import { additionsName, readReal, realAnnexesAreThere } from "../testing-annexes.ts";
import { cosmetic, shareOf, substance } from "../testing-law.ts";
import type { Cosmetic } from "./cosmetic.ts";
import { judge } from "./judge.ts";
import { indexLaw } from "./law-index.ts";

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
