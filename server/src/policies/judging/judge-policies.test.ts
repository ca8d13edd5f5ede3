import type { PolicyDimension, PolicyList } from "@neroli/contract/enumerations/policies.ts";
import { describe, expect, test } from "vitest";
import { type JudgedProduct, judgePolicies } from "./judge-policies.ts";

const product = (
  fields: JudgedProduct["fields"],
  restricted_fields: string[] = [],
): JudgedProduct => ({
  fields,
  restricted_fields,
  company: { key: "acme", name: "Acme", verified: true, logo: null, answers_within_hours: null },
});
const policy = (list: PolicyList, dimension: PolicyDimension, value: string) => ({
  id: `${list} ${dimension} ${value}`,
  ...{ list, dimension, value },
});
const judged = (given: Parameters<typeof judgePolicies>[0], of: JudgedProduct) =>
  judgePolicies(given, of).verdict;

const parabens = policy("BLACKLIST", "CAS", "99-76-3");

describe("what stands on the blacklist", () => {
  test.each([
    ["its number is there", { cas: ["99-76-3"] }, "DOES_NOT_MEET"],
    ["its number is there with zeros in front", { cas: ["000099-76-3"] }, "DOES_NOT_MEET"],
    ["another number of a substance", { cas: ["98-92-0"], inci: "Niacinamide" }, "MEETS"],
    ["no number at all", { inci: "Niacinamide" }, "NEEDS_INFORMATION"],
    [
      "a blend of which one part has no number",
      { cas: ["98-92-0"], inci: "Niacinamide (and) Parfum" },
      "NEEDS_INFORMATION",
    ],
    [
      "a blend with a number for each part",
      { cas: ["98-92-0", "7732-18-5"], inci: "Niacinamide (and) Aqua" },
      "MEETS",
    ],
    [
      "its number is that of a part",
      {
        ...{ cas: ["98-92-0", "7732-18-5"], inci: "Niacinamide (and) Aqua" },
        composition: [{ inci: "Methylparaben", cas: ["99-76-3"] }],
      },
      "DOES_NOT_MEET",
    ],
    [
      "a blend whose composition has a number for each part",
      {
        inci: "Niacinamide (and) Aqua",
        composition: [
          { inci: "AQUA", cas: ["7732-18-5"] },
          { inci: "Niacinamide", cas: ["98-92-0"] },
        ],
      },
      "MEETS",
    ],
    [
      "two numbers of one part, none of the other",
      {
        inci: "Niacinamide (and) Parfum",
        composition: [{ inci: "Niacinamide", cas: ["98-92-0", "7732-18-5"] }],
      },
      "NEEDS_INFORMATION",
    ],
    [
      "a composition that may not be all",
      { composition: [{ inci: "Niacinamide", cas: ["98-92-0"] }] },
      "NEEDS_INFORMATION",
    ],
    [
      "a mixture that names no parts",
      { cas: ["98-92-0"], ingredient_category: "MIXTURE" as const },
      "NEEDS_INFORMATION",
    ],
  ])("%s", (_, fields, verdict) => {
    expect(judged([parabens], product(fields))).toBe(verdict);
  });

  test("each finding names the datum it stands on", () => {
    const { findings } = judgePolicies(
      [parabens, policy("BLACKLIST", "SUPPLIER", "acme")],
      product({ cas: ["98-92-0"] }),
    );
    expect(findings).toEqual([
      { policies: [parabens.id], verdict: "MEETS", data: ["98-92-0"] },
      { policies: ["BLACKLIST SUPPLIER acme"], verdict: "DOES_NOT_MEET", data: ["acme"] },
    ]);
  });

  test("INCI names are found in blends, whatever the letters", () => {
    const of = product({ inci: "Aqua (and) METHYLPARABEN" });
    expect(judged([policy("BLACKLIST", "INCI", "Methylparaben")], of)).toBe("DOES_NOT_MEET");
  });

  test("claims that may be hidden from the reader are not taken for unmade", () => {
    const claim = policy("BLACKLIST", "CLAIM", "Microplastic");
    expect(judged([claim], product({}))).toBe("MEETS");
    expect(judged([claim], product({}, ["sustainability_claims"]))).toBe("NEEDS_INFORMATION");
  });
});

describe("what stands on the whitelist", () => {
  const vegetable = policy("WHITELIST", "ORIGIN", "BOTANICAL");
  test.each([
    ["all of it is wanted", { origin: ["BOTANICAL" as const] }, "MEETS"],
    ["some of it is not", { origin: ["BOTANICAL" as const, "ANIMAL" as const] }, "DOES_NOT_MEET"],
    ["it is not said", {}, "NEEDS_INFORMATION"],
  ])("%s", (_, fields, verdict) => {
    expect(judged([vegetable], product(fields))).toBe(verdict);
  });

  test("of claims one that is wanted will do, and one that is missing may be made yet", () => {
    const claims = [policy("WHITELIST", "CLAIM", "COSMOS"), policy("WHITELIST", "CLAIM", "NATRUE")];
    expect(judged(claims, product({ certifications: ["NATRUE"] }))).toBe("MEETS");
    expect(judged(claims, product({ certifications: ["Halal"] }))).toBe("NEEDS_INFORMATION");
  });
});

test("the worst finding decides, and no policy means that it meets them", () => {
  expect(judged([], product({}))).toBe("MEETS");
  const two = [policy("BLACKLIST", "CAS", "99-76-3"), policy("BLACKLIST", "SUPPLIER", "acme")];
  expect(judged(two, product({}))).toBe("DOES_NOT_MEET");
});
