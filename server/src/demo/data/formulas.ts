interface DemoLine {
  /** The substance of the demonstration that is bought for it, and the field it stands with. */
  substance?: string;
  inci: string;
  name?: string;
  cas?: string;
  weight: string;
  function: string;
}

interface DemoState {
  /** Of a version that was kept; what is being worked on has none. */
  note?: string;
  daysAgo: number;
  phases: { name: string; lines: DemoLine[]; steps: string[] }[];
}

export interface DemoFormula {
  key: string;
  project_key: string;
  title: string;
  /** As it came about; the last one is what is being worked on. */
  states: DemoState[];
}

const water = { inci: "Aqua", name: "Water", weight: "qs", function: "Solvent" };

const serum = (niacinamide: string): DemoState["phases"] => [
  {
    name: "A",
    lines: [
      water,
      { substance: "glycerin", inci: "Glycerin", weight: "3 %", function: "Humectant" },
      { substance: "hahigh", inci: "Sodium Hyaluronate", weight: "0.25 %", function: "Humectant" },
    ],
    steps: [
      "Disperse the hyaluronate in the glycerin.",
      "Add the water while stirring slowly; leave it to swell for two hours.",
    ],
  },
  {
    name: "B",
    lines: [
      {
        ...{ substance: "niacinamide", inci: "Niacinamide", cas: "98-92-0" },
        ...{ weight: niacinamide, function: "Skin conditioning" },
      },
      {
        ...{ substance: "panthenol", inci: "Panthenol", cas: "81-13-0" },
        ...{ weight: "1 %", function: "Skin conditioning" },
      },
    ],
    steps: ["Dissolve B in A below 40 °C."],
  },
  {
    name: "C",
    lines: [
      // Its parts are what the supplier says of them.
      { substance: "pe9010", inci: "", weight: "0.9 %", function: "Preservative" },
      { inci: "Citric Acid", cas: "77-92-9", weight: "0.05 %", function: "pH adjuster" },
    ],
    steps: ["Add C, and adjust the pH to 5.5."],
  },
];

const fragrance = (more: readonly DemoLine[]): DemoState["phases"][number] => ({
  name: "B",
  lines: [
    {
      substance: "linalool",
      inci: "Linalool",
      cas: "78-70-6",
      weight: "0.12 %",
      function: "Scent",
    },
    { inci: "Limonene", cas: "5989-27-5", weight: "0.08 %", function: "Scent" },
    { inci: "Citronellol", cas: "106-22-9", weight: "0.01 %", function: "Scent" },
    { inci: "Coumarin", cas: "91-64-5", weight: "0.004 %", function: "Scent" },
    ...more,
  ],
  steps: ["Mix B and stir it into A."],
});

const wash: DemoState["phases"][number] = {
  name: "A",
  lines: [
    water,
    {
      substance: "lauryl-glucoside",
      inci: "Lauryl Glucoside",
      weight: "14 %",
      function: "Surfactant",
    },
    { substance: "capb", inci: "Cocamidopropyl Betaine", weight: "9 %", function: "Surfactant" },
    { inci: "Sodium Chloride", cas: "7647-14-5", weight: "0.8 %", function: "Thickener" },
  ],
  steps: ["Warm the glucoside to 35 °C, and stir it with the betaine into the water."],
};

const preservation = (preservatives: readonly DemoLine[]): DemoState["phases"][number] => ({
  name: "C",
  lines: [
    ...preservatives,
    { inci: "Citric Acid", cas: "77-92-9", weight: "0.4 %", function: "pH adjuster" },
  ],
  steps: ["Add C, and adjust the pH to 5.0."],
});

const benzoate: DemoLine = {
  ...{ substance: "sodiumbenzoate", inci: "Sodium Benzoate", cas: "532-32-1" },
  ...{ weight: "0.5 %", function: "Preservative" },
};

/** Of the demonstration's projects: one that may be sold, and one that may no more. */
export const demoFormulas: readonly DemoFormula[] = [
  {
    key: "demo-formula-serum",
    project_key: "demo-serum",
    title: "Winter serum",
    states: [
      { note: "First trial, 3 % of vitamin B3", daysAgo: 30, phases: serum("3 %") },
      { note: "5 %, as the panel asked for", daysAgo: 12, phases: serum("5 %") },
      { daysAgo: 2, phases: serum("5 %") },
    ],
  },
  {
    key: "demo-formula-old-shampoo",
    project_key: "demo-shampoo",
    title: "Orange blossom as it was until 2021",
    states: [
      {
        daysAgo: 5,
        phases: [
          wash,
          fragrance([
            {
              ...{ name: "Lilial", inci: "Butylphenyl Methylpropional", cas: "80-54-6" },
              ...{ weight: "0.05 %", function: "Scent" },
            },
          ]),
          preservation([
            {
              ...{ inci: "Methylisothiazolinone", cas: "2682-20-4" },
              ...{ weight: "0.0095 %", function: "Preservative" },
            },
          ]),
        ],
      },
    ],
  },
  {
    key: "demo-formula-shampoo",
    project_key: "demo-shampoo",
    title: "Orange blossom, new",
    states: [
      {
        note: "Without Lilial and isothiazolinones",
        daysAgo: 4,
        phases: [wash, fragrance([]), preservation([benzoate])],
      },
      { daysAgo: 1, phases: [wash, fragrance([]), preservation([benzoate])] },
    ],
  },
];
