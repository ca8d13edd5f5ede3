import type { ProjectCategory, ProjectStatus } from "@neroli/contract/enumerations/projects.ts";
import type { Requirement } from "@neroli/contract/projects/requirements.ts";
import type { PlannedCosmetic } from "@neroli/contract/projects/schema.ts";

interface DemoEntry {
  /** Words of the product's name or INCI. */
  words: string;
  status?: "ACCEPTED" | "REJECTED";
  reason?: string;
  note?: string;
}

export interface DemoProject {
  key: string;
  title: string;
  subtitle: string;
  description: string;
  category: ProjectCategory;
  status: ProjectStatus;
  cosmetic: PlannedCosmetic;
  markets: string[];
  tags: string[];
  requirements: Requirement[];
  /** Days before today on which it began, and after today on which it is due. */
  daysAgo: number;
  daysLeft: number;
  entries: DemoEntry[];
  comments: { author: string; body: string; shared: boolean }[];
}

const skin = { spray: "NONE", under_three: false, professional: false } as const;

/** What the demonstration's buyer does not want: products meet it, do not, or say too little. */
export const demoPolicies = [
  { dimension: "CAS", value: "99-76-3", note: "Methylparaben: none since 2019." },
  { list: "WHITELIST", dimension: "CLAIM", value: "Vegan", note: "We say so on every pack." },
  { dimension: "INCI", value: "Cocamidopropyl Betaine", note: "None in what is new." },
] as const;

/** What the demonstration's buyer works on. */
export const demoProjects: readonly DemoProject[] = [
  {
    key: "demo-serum",
    title: "Winter serum with vitamin B3",
    subtitle: "Face serum, 30 ml, launch in autumn",
    description:
      "A light serum for dry winter skin: niacinamide, hyaluronic acid, no perfume. It must pour at 10 °C and stay clear for three months at 40 °C.",
    category: "PRODUCT_DEVELOPMENT",
    status: "ON_GOING",
    cosmetic: { ...skin, type: "FACE_CREAM", use: "LEAVE_ON", area: "FACE" },
    markets: ["DE", "FR", "IT"],
    tags: ["winter", "serum", "vegan"],
    requirements: [
      { kind: "DOCUMENT", type: "SDS", months: 36 },
      { kind: "FIELD", field: "inci" },
      { kind: "TERM", field: "certifications", term: "COSMOS approved" },
    ],
    daysAgo: 40,
    daysLeft: 75,
    entries: [
      {
        words: "niacinamide",
        status: "ACCEPTED",
        reason: "Clear at our dose, and the price holds.",
      },
      { words: "hyaluron", note: "Ask for the molecular weight of the current lot." },
      { words: "squalane", status: "REJECTED", reason: "It clouds the serum." },
      { words: "panthenol" },
      { words: "phenoxyethanol" },
    ],
    comments: [
      {
        author: "buyer",
        body: "Stability at 40 °C begins on Monday with the accepted niacinamide.",
        shared: false,
      },
      {
        author: "buyer",
        body: "Which of your grades stays clear at pH 5.5 over three months?",
        shared: true,
      },
      {
        author: "manager",
        body: "The PC grade does: the data are in its technical data sheet.",
        shared: true,
      },
    ],
  },
  {
    key: "demo-shampoo",
    title: "Shampoo with a scent of orange blossom",
    subtitle: "250 ml, mild surfactants",
    description:
      "A mild everyday shampoo with a scent that is remembered. The allergens of the fragrance decide how long its list of ingredients becomes.",
    category: "PRODUCT_IMPROVEMENT",
    status: "CREATED",
    cosmetic: { ...skin, type: "SHAMPOO", use: "RINSE_OFF", area: "HAIR" },
    markets: ["DE", "AT", "CH"],
    tags: ["hair", "fragrance"],
    requirements: [],
    daysAgo: 6,
    daysLeft: 130,
    entries: [
      { words: "glucoside" },
      { words: "betaine" },
      { words: "citric acid" },
      { words: "benzoate" },
    ],
    comments: [],
  },
];
