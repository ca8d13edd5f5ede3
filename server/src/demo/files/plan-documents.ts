import type { DocumentType, DocumentVisibility } from "@neroli/contract/enumerations/documents.ts";
import type { DemoProduct } from "../generate/ingredients.ts";
import { between, chance, daysBefore } from "../generate/pick.ts";

export interface DemoDocument {
  type: DocumentType;
  name: string;
  visibility: DocumentVisibility;
  version: number;
  created_at: string;
}

interface Share {
  type: DocumentType;
  title: string;
  /** Of a hundred goods, how many have it. */
  share: number;
  confidential?: number;
}

const shares: readonly Share[] = [
  { type: "SDS", title: "Safety data sheet", share: 88 },
  { type: "TDS", title: "Technical data sheet", share: 80 },
  { type: "SPECIFICATION", title: "Specification", share: 34, confidential: 50 },
  { type: "COA", title: "Certificate of analysis", share: 26, confidential: 80 },
  { type: "BROCHURE", title: "Brochure", share: 16 },
  { type: "ALLERGEN_DECLARATION", title: "Allergen declaration", share: 14, confidential: 40 },
  { type: "ANIMAL_TESTING_STATEMENT", title: "Animal testing statement", share: 12 },
  { type: "COMPOSITION_STATEMENT", title: "Composition statement", share: 8, confidential: 100 },
  { type: "GMO_STATEMENT", title: "GMO statement", share: 10 },
  { type: "EFFICACY_TEST_REPORT", title: "Efficacy test report", share: 8, confidential: 60 },
];

/** The documents of a product: of a formulation its recipe sheet, of a service a brochure. */
export function documentsOf(product: DemoProduct): DemoDocument[] {
  const { key, offering } = product;
  const document = (type: DocumentType, title: string, confidential = 0): DemoDocument => {
    const seed = `${key} ${type}`;
    return {
      type,
      name: `${title} ${product.fields.name.replaceAll(/[®/]/g, "")}.pdf`,
      visibility: chance(`${seed} secret`, confidential / 100) ? "CONFIDENTIAL" : "PUBLIC",
      version: between(`${seed} version`, 1, 4),
      created_at: daysBefore(between(`${seed} day`, 3, 700)),
    };
  };
  if (offering === "SERVICES") return [document("BROCHURE", "Service sheet")];
  if (offering === "FORMULATIONS") {
    return [
      document("FORMULATION", "Formulation sheet"),
      ...(chance(`${key} efficacy`, 0.3)
        ? [document("EFFICACY_TEST_REPORT", "Efficacy test report", 50)]
        : []),
    ];
  }
  return shares
    .filter(({ type, share }) => chance(`${key} ${type}`, share / 100))
    .slice(0, 4)
    .map(({ type, title, confidential }) => document(type, title, confidential));
}
