import type { CompositionPart } from "@neroli/contract/products/composition.ts";

/** A raw material as its supplier describes it. */
interface RawMaterial {
  inci: string;
  cas: readonly string[];
  /** What is in it besides water: the active matter of a solution, per cent. */
  active?: readonly [min: string, max: string];
}

/**
 * The raw materials of the laboratory's shampoos, by the trade names of its table: INCI name and CAS
 * numbers as CosIng has them. Of those of one substance in water the usual active matter is told.
 */
export const rawMaterials: Readonly<Record<string, RawMaterial>> = {
  "Texapon SB 3 KC": {
    ...{ inci: "Disodium Laureth Sulfosuccinate", cas: ["68815-56-5"] },
    active: ["30", "40"],
  },
  "Plantapon ACG 50": {
    ...{ inci: "Disodium Cocoyl Glutamate", cas: ["68187-30-4"] },
    active: ["35", "50"],
  },
  "Plantapon LC 7": { inci: "Laureth-7 Citrate", cas: ["161756-30-5"] },
  "Plantacare 818": { inci: "Coco-Glucoside", cas: ["110615-47-9"], active: ["50", "55"] },
  "Plantacare 2000": { inci: "Decyl Glucoside", cas: ["68515-73-1"], active: ["50", "55"] },
  "Dehyton MC": { inci: "Sodium Cocoamphoacetate", cas: ["90387-76-1"], active: ["25", "45"] },
  "Dehyton PK 45": { inci: "Cocamidopropyl Betaine", cas: ["61789-40-0"], active: ["35", "40"] },
  "Dehyton ML": { inci: "Sodium Lauroamphoacetate", cas: ["66161-62-4"], active: ["25", "45"] },
  "Dehyton AB 30": { inci: "Coco-Betaine", cas: ["68424-94-2"], active: ["28", "35"] },
  "Plantapon Amino SCG-L": {
    ...{ inci: "Sodium Cocoyl Glutamate", cas: ["68187-32-6"] },
    active: ["20", "35"],
  },
  "Plantapon Amino KG-L": {
    ...{ inci: "Potassium Cocoyl Glycinate", cas: ["301341-58-2"] },
    active: ["20", "35"],
  },
  "Dehyquart A-CA": { inci: "Cetrimonium Chloride", cas: ["112-02-7"], active: ["24", "26"] },
  "Luviquat Excellence": { inci: "Polyquaternium-16", cas: ["95144-24-4"], active: ["38", "42"] },
  "Dehyquart CC6": { inci: "Polyquaternium-6", cas: ["26062-79-3"], active: ["20", "45"] },
  "Dehyquart CC7 Benz": {
    inci: "Polyquaternium-7 (and) Sodium Benzoate",
    cas: ["26590-05-6", "532-32-1"],
  },
  "Salcare Super 7": { inci: "Polyquaternium-7", cas: ["26590-05-6"], active: ["8", "12"] },
  "Arlypon F": { inci: "Laureth-2", cas: ["68439-50-9"] },
  "Arlypon TT": {
    inci: "PEG/PPG-120/10 Trimethylolpropane Trioleate (and) Laureth-2",
    cas: ["68439-50-9"],
  },
  Water: { inci: "Aqua", cas: ["7732-18-5"] },
};

/** What the supplier tells of a solution; nothing of a blend whose parts nobody tells. */
export const compositionOf = ({ inci, cas, active }: RawMaterial): CompositionPart[] => {
  if (!active) return [];
  const [min, max] = active;
  return [
    { inci, cas: [...cas], min, max },
    { inci: "Aqua", cas: ["7732-18-5"] },
  ];
};
