import type { FieldVisibility } from "@neroli/contract/enumerations/products.ts";
import type { CompositionPart } from "@neroli/contract/products/composition.ts";

interface Told {
  parts: readonly CompositionPart[];
  /** As the supplier decided; for vetted readers alone when left out. */
  visibility?: FieldVisibility;
}

/** What blends consist of, as a data sheet of such a material says it: id -> parts, per cent. */
export const compositions: Readonly<Record<string, Told>> = {
  // Used at the most it may be (1.1 %) phenoxyethanol keeps the 1.0 % of annex V, entry 29.
  pe9010: {
    parts: [
      { inci: "Phenoxyethanol", cas: ["122-99-6"], min: "88", max: "90.5" },
      { inci: "Ethylhexylglycerin", cas: ["70445-33-9"], min: "9.5", max: "12" },
    ],
    visibility: "PUBLIC",
  },
  gluconolactone: {
    parts: [
      { inci: "Gluconolactone", cas: ["90-80-2"], min: "72", max: "78" },
      { inci: "Sodium Benzoate", cas: ["532-32-1"], min: "22", max: "28" },
    ],
  },
  retinol: {
    parts: [
      { inci: "Caprylic/Capric Triglyceride", cas: ["73398-61-5"], min: "89", max: "90.5" },
      { inci: "Retinol", cas: ["68-26-8"], min: "9.5", max: "11" },
    ],
  },
  gmsse: {
    parts: [
      { inci: "Glyceryl Stearate", cas: ["31566-31-1"], min: "45", max: "55" },
      { inci: "PEG-100 Stearate", cas: ["9004-99-3"], min: "45", max: "55" },
    ],
    visibility: "PUBLIC",
  },
};
