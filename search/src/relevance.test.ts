import { describe, expect, test } from "vitest";
import type { CatalogueIndex, IndexDocument } from "./index-types.ts";
import { anyone, hasRealData, indexOf, realDocuments } from "./testing-catalogue.ts";

if (!hasRealData)
  console.warn("../shared/data is missing: what people expect to find is not tested.");

let known: { documents: Map<string, IndexDocument>; index: CatalogueIndex } | undefined;

function real() {
  if (known === undefined) {
    const documents = realDocuments();
    const byKey = new Map(documents.map((document) => [document.key, document]));
    known = { documents: byKey, index: indexOf(documents) };
  }
  return known;
}

const nameOf = (document: IndexDocument | undefined) =>
  document?.values.find((value) => value.field === "name")?.text ?? "";

function firstPage(text: string) {
  const { documents, index } = real();
  const result = index.search({ text, filters: {}, page: 0, size: 20 }, anyone);
  const hits = result.hits.map((hit) => documents.get(hit.key) as IndexDocument);
  const names = hits.map(nameOf);
  return { ...result, names, fromCatalogue: hits.map((hit) => hit.company === "catalogue") };
}

describe.skipIf(!hasRealData)("what a person expects to find", () => {
  test.each([
    ["98-92-0", "NIACINAMIDE"],
    ["CAS 98-92-0", "NIACINAMIDE"],
    ["98–92–0", "NIACINAMIDE"],
    ["1335-72-4", "SODIUM LAURETH SULFATE"],
    ["200-289-5", "GLYCERIN"],
    ["500-223-8", "SODIUM LAURETH SULFATE"],
  ])("%s is a number of %s alone", (number, name) => {
    expect(firstPage(number)).toMatchObject({ total: 1, names: [name], corrected: null });
  });

  test.each(["98-92", "8-92-0", "98-92-1", "198-92-0"])(
    "%s is no number of NIACINAMIDE",
    (text) => {
      expect(firstPage(text).names).not.toContain("NIACINAMIDE");
    },
  );

  test("every number of every cell finds its substance, and only its carriers", () => {
    const { documents, index } = real();
    let cells = 0;
    for (const document of documents.values()) {
      const cell = document.values.find((value) => value.field === "cas")?.text ?? "";
      const numbers = cell.match(/(?<!\d)\d{2,7}-\d{2}-\d(?!\d)/g) ?? [];
      if (numbers.length < 2 || ++cells > 300) continue;
      for (const text of numbers) {
        const query = { text, filters: {}, page: 0, size: 1000, count_facets: false };
        const hits = index.search(query, anyone).hits.map((hit) => documents.get(hit.key));
        expect(hits).toContain(document);
        for (const hit of hits) {
          const cells = hit?.values.filter(
            (value) => value.field === "cas" || value.field === "ec",
          );
          expect(cells?.some((value) => value.text.includes(text))).toBe(true);
        }
      }
    }
    expect(cells).toBeGreaterThan(300);
  });

  test.each(["niacinamide", "niacinmide", "niacinamdie", "Niacin amide"])(
    "%s: the substance, then the four blends that hold it",
    (text) => {
      const { names, fromCatalogue, corrected } = firstPage(text);
      expect(names[0]).toBe("NIACINAMIDE");
      expect(fromCatalogue.slice(0, 6)).toEqual([false, true, true, true, true, false]);
      expect(names).not.toContain("ISONIACINAMIDE");
      expect(corrected).toBe(text === "niacinamide" ? null : "niacinamide");
    },
  );

  test.each([
    ["nicotinamide", "NIACINAMIDE"],
    ["glycerol", "GLYCERIN"],
    ["dexpanthenol", "PANTHENOL"],
    ["ethanolum", "ALCOHOL"],
    ["glycerine", "GLYCERIN"],
    ["vitamin e", "TOCOPHEROL"],
    ["shea butter", "BUTYROSPERMUM PARKII BUTTER"],
    ["cocoa butter", "THEOBROMA CACAO SEED BUTTER"],
    ["mango butter", "MANGIFERA INDICA SEED BUTTER"],
    ["sunflower oil", "HELIANTHUS ANNUUS SEED OIL"],
    ["sweet almond oil", "PRUNUS AMYGDALUS DULCIS OIL"],
    ["castor oil", "RICINUS COMMUNIS SEED OIL"],
    ["jojoba oil", "SIMMONDSIA CHINENSIS SEED OIL"],
    ["carnauba wax", "COPERNICIA CERIFERA WAX"],
    ["beeswax", "BEESWAX"],
    ["cetyl alcohl", "CETYL ALCOHOL"],
    ["sodium laureth sulphate", "SODIUM LAURETH SULFATE"],
    ["magnesium sulphate", "MAGNESIUM SULFATE"],
    ["salicilic acid", "SALICYLIC ACID"],
    ["phenoxyetanol", "PHENOXYETHANOL"],
    ["cocamidopropylbetaine", "COCAMIDOPROPYL BETAINE"],
    ["peg-40 hydrogenated castor oil", "PEG-40 HYDROGENATED CASTOR OIL"],
    ["CI 77891", "CI 77891"],
    ["ci77891", "CI 77891"],
    ["Plantacare 2000", "PLANTACARE® 2000 UP"],
    ["tinosorb (R) m", "TINOSORB® M"],
    ["30061790", "1,2-PROPYLENE GLYCOL CARE"],
  ])("%s: %s first", (text, name) => {
    expect(firstPage(text).names[0]).toBe(name);
  });

  test.each([
    ["salvia officinalis laf oil", "SALVIA OFFICINALIS LEAF OIL"],
    ["meulgade se-pf", "EMULGADE® SE-PF"],
    ["odonopsis pilosula root extract", "CODONOPSIS PILOSULA ROOT EXTRACT"],
    ["phenoxietanol", "PHENOXYETHANOL"],
    ["glyceryl stearats", "GLYCERYL STEARATE"],
    ["glycerins", "GLYCERIN"],
    ["hydrogenated castor oils", "HYDROGENATED CASTOR OIL"],
    ["98 92 0", "NIACINAMIDE"],
    ["CAS 98920", "NIACINAMIDE"],
    ["EINECS No. 200-289-5", "GLYCERIN"],
  ])("%s is understood as %s", (text, name) => {
    expect(firstPage(text).names[0]).toBe(name);
  });

  test.each([
    ["silicon", "SILICON", "SILICONE"],
    ["glycerin", "GLYCERIN", "GLYCERYL"],
    ["indole", "INDOLE", "INDOL"],
    ["lauramide dea", "LAURAMIDE DEA", "LAURAMIDOPROPYL"],
    ["99-92-0", "", "NIACINAMIDE"],
    ["e 77891", "", "CI 77891"],
  ])("%s is not what only looks like it", (text, first, never) => {
    const { names } = firstPage(text);
    expect(names[0] ?? "").toContain(first);
    for (const name of names) expect(` ${name} `).not.toContain(` ${never} `);
  });

  test("sodium laureth sulfate: the INCI, the pure products, the blends; not LAURYL", () => {
    const { names } = firstPage("sodium laureth sulfate");
    expect(names[0]).toBe("SODIUM LAURETH SULFATE");
    expect(names.slice(1, 9).every((name) => /^texapon/i.test(name))).toBe(true);
    expect(names).toContain("TEXAPON® N 70");
    expect(names.filter((name) => name.includes("LAURYL"))).toEqual([]);
  });

  test.each([
    ["texapon", 33],
    ["Texapon®", 33],
    ["cetiol", 27],
    ["dehyton", 13],
  ])("%s: the %i products of that family", (text, total) => {
    const page = firstPage(text);
    expect(page.total).toBe(total);
    for (const name of page.names)
      expect(name.toLowerCase()).toContain(text.slice(0, 6).toLowerCase());
  });

  test.each([
    ["polyquaternium-7", /^POLYQUATERNIUM-7\d/],
    ["polyquaternium7", /^POLYQUATERNIUM-7\d/],
    ["polyquaternium-1", /^POLYQUATERNIUM-1\d/],
    ["peg-4", /^PEG-4\d\b/],
  ])("%s: the number asked for before the longer ones", (text, longer) => {
    const { names } = firstPage(text);
    const first = names.findIndex((name) => longer.test(name));
    const asked = text.replace(/-?(\d)$/, "-$1").toUpperCase();
    expect(names.indexOf(asked)).toBe(0);
    expect(first).not.toBe(0);
  });

  test("gly: values that start so, the commonest first", () => {
    const found = real().index.suggest({ text: "gly", limit: 10 }, anyone);
    expect(found).toHaveLength(10);
    expect(found[0]).toMatchObject({ text: "GLYCERIN" });
    for (const one of found) expect(one.text.toLowerCase().startsWith("gly")).toBe(true);
    const counts = found.map((one) => one.count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });
});
