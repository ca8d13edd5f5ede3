import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { DemoCompany } from "./companies.ts";
import type { DemoProduct } from "./ingredients.ts";
import { enumerate, inSentence } from "./texts.ts";

const where: Record<Segment, string> = {
  PERSONALCARE: "personal care",
  HOMECARE: "home care",
  FOOD: "food and drink",
};

/** What a company does in a segment, from what it lists there. */
export function segmentTexts(
  company: DemoCompany,
  segment: Segment,
  own: readonly DemoProduct[],
): string {
  const counted = new Map<string, number>();
  for (const application of own.flatMap((product) => product.fields.applications ?? [])) {
    counted.set(application, (counted.get(application) ?? 0) + 1);
  }
  const uses = [...counted]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, 3)
    .map(([application]) => inSentence(application));
  if (uses.length === 0)
    return `${company.name} develops and sells its own ${where[segment]} products.`;
  const count = own.length === 1 ? "One listing" : `${own.length} listings`;
  return `${count} for ${where[segment]} from ${company.city}, most often used in ${enumerate(uses)}.`;
}
