import type { IncomingProduct } from "../../products/commands/save-products.ts";

const draft = (
  company_key: string,
  key: string,
  product: Pick<IncomingProduct, "offering" | "segment" | "fields">,
): IncomingProduct => ({
  ...product,
  ...{ company_key, key, source: "demo", source_key: key, state: "DRAFT" },
});

/** Products that their suppliers have begun and not published, in different stages. */
export const drafts: readonly IncomingProduct[] = [
  draft("velouria-actives", "velouria-ectoin-pure", {
    offering: "INGREDIENTS",
    segment: "PERSONALCARE",
    fields: {
      name: "Velouria Ectoin Pure",
      inci: "Ectoin",
      cas: ["96702-03-3"],
      ingredient_category: "SUBSTANCE",
      origin: ["BIOTECHNOLOGICAL"],
      functions: ["Skin protecting", "Humectant"],
      description: "Ectoin from fermentation, to be launched once the stability data are in.",
      usage_level: { min: 0.3, max: 2 },
    },
  }),
  draft("velouria-actives", "velouria-bakuchiol-next", {
    offering: "INGREDIENTS",
    segment: "PERSONALCARE",
    fields: { name: "Bakuchiol, new grade" },
  }),
  draft("velouria-actives", "night-balm-draft", {
    offering: "FORMULATIONS",
    segment: "PERSONALCARE",
    fields: { name: "Night balm, second trial", applications: ["Face care"] },
  }),
  draft("haldermark-chemie", "haldermark-sodium-coco-sulfate", {
    offering: "INGREDIENTS",
    segment: "HOMECARE",
    fields: {
      name: "Haldersol SCS Needles",
      inci: "Sodium Coco-Sulfate",
      cas: ["97375-27-4"],
      functions: ["Surfactant"],
    },
  }),
];
