import { describe, expect, test } from "vitest";
import { familiesOf } from "./inci-families.ts";
import { plainInci, splitInci, writtenInci } from "./inci-names.ts";

describe("INCI names", () => {
  test.each([
    ["Aqua (Water)", "water"],
    ["Water/Aqua", "water"],
    ["Parfum", "fragrance"],
    ["Butyrospermum Parkii (Shea) Butter", "butyrospermum parkii butter"],
    [
      "PEG / PPG-120 / 10 Trimethylolpropane Trioleate",
      "peg/ppg-120/10 trimethylolpropane trioleate",
    ],
    ["Polyquaternium- 51", "polyquaternium-51"],
    ["Sodium Laureth Sulphate 27 %", "sodium laureth sulfate"],
    [
      "(Angelica Acutiloba/Paeonia Lactiflora) Root Extract",
      "(angelica acutiloba/paeonia lactiflora) root extract",
    ],
    ["Titanium Dioxide [nano]", "titanium dioxide"],
  ])("%j is compared as %j", (name, plain) => {
    expect(plainInci(name)).toBe(plain);
  });

  test("the components of a blend, by commas and by (and), but not within a name", () => {
    expect(splitInci("Water (and) 1,2-Hexanediol, Glycerin; Urea").map(plainInci)).toEqual([
      "water",
      "1,2-hexanediol",
      "glycerin",
      "urea",
    ]);
    expect(splitInci(" ; ")).toEqual([]);
  });

  test("are read with their abbreviations in capitals", () => {
    expect(writtenInci("peg-7 glyceryl cocoate")).toBe("PEG-7 Glyceryl Cocoate");
    expect(writtenInci("disodium edta")).toBe("Disodium EDTA");
  });
});

describe("families", () => {
  test.each([
    ["Sodium Methylparaben", ["parabens"]],
    ["Sodium Laureth Sulfate", ["sulfates", "pegs"]],
    ["Sodium Coco-Sulfate", ["sulfates"]],
    ["Magnesium Sulfate", []],
    ["Cyclopentasiloxane", ["silicones"]],
    ["Triethoxycaprylylsilane", ["silicones"]],
    ["Silica", []],
    ["Polysorbate 20", ["pegs"]],
    ["Laureth-2", ["pegs"]],
    ["Diethyl Phthalate", ["phthalates"]],
    ["Polyethylene Terephthalate", ["microplastics"]],
    ["Quaternium-15", ["formaldehyde-donors", "quats"]],
    ["Ammonium Lactate", []],
    ["Behentrimonium Chloride", ["quats"]],
    ["Paraffinum Liquidum", ["mineral-oils"]],
    ["Nylon-12", ["microplastics"]],
    ["Carbomer", []],
    ["Limonene", ["fragrance-allergens"]],
    ["Alcohol Denat.", ["drying-alcohols"]],
    ["Cetyl Alcohol", []],
    ["Cocamide MEA", ["ethanolamines"]],
    ["Octocrylene", ["uv-filters"]],
    ["Elaeis Guineensis Oil", ["palm-derivatives"]],
    ["Rheum Palmatum Root Extract", []],
    ["Cera Alba", ["animal-derived"]],
    ["Silybum Marianum Milk Thistle Extract", []],
    ["Avena Sativa Kernel Flour", []],
    ["Hydrolyzed Wheat Protein", ["gluten-sources"]],
    ["Prunus Amygdalus Dulcis Oil", ["nuts"]],
    ["Glycine Soja Oil", ["soy"]],
  ])("%s: %j", (name, families) => {
    expect(familiesOf(plainInci(name))).toEqual(families);
  });
});
