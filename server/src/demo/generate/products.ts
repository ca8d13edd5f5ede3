import { buildIngredients, type DemoProduct } from "./ingredients.ts";
import { chance } from "./pick.ts";

/** Decisions of suppliers that differ from the registry's, by turns. */
const overrides: readonly DemoProduct["visibility"][] = [
  { usage_level: "RESTRICTED", restriction: "RESTRICTED" },
  { minimum_order_quantity: "PUBLIC", standard_lead_time: "PUBLIC" },
  { phases: "RESTRICTED" },
  { consumer_tests: "RESTRICTED", publications: "RESTRICTED" },
  { payment_terms: "PRIVATE", sample_unit_price: "PRIVATE" },
];

/** The catalogue of the demonstration: always the same, in the same order. */
export function buildProducts(): DemoProduct[] {
  const all = [...buildIngredients()];
  let decided = 0;
  for (const product of all) {
    if (!chance(`visibility ${product.key}`, 0.12)) continue;
    const chosen = overrides[decided++ % overrides.length] ?? {};
    const own = Object.entries(chosen).filter(([field]) => field in product.fields);
    product.visibility = Object.fromEntries(own);
  }
  return all;
}
