import { buildFormulations, type FindListing } from "./formulations.ts";
import { buildIngredients, type DemoProduct } from "./ingredients.ts";
import { chance } from "./pick.ts";
import { buildServices } from "./services.ts";

/** Decisions of suppliers that differ from the registry's, by turns. */
const overrides: readonly DemoProduct["visibility"][] = [
  { usage_level: "RESTRICTED", restriction: "RESTRICTED" },
  { minimum_order_quantity: "PUBLIC", standard_lead_time: "PUBLIC" },
  { phases: "RESTRICTED", ph_stability_range: "RESTRICTED" },
  { consumer_tests: "RESTRICTED", publications: "RESTRICTED", viscosity: "RESTRICTED" },
  { payment_terms: "PRIVATE", sample_unit_price: "PRIVATE" },
];

/** Withdrawn by their suppliers, still to be recovered. */
const trashed = ["dulcira-aspa-g", "window-spray-gl-01"];

/** The listings of each substance, own ones first. */
function finder(ingredients: readonly DemoProduct[]): FindListing {
  return (substance, company) => {
    const listings = ingredients.filter(
      (product) => product.substance === substance.id && !trashed.includes(product.key),
    );
    const listing = listings.find((product) => product.company_key === company) ?? listings[0];
    if (!listing) throw new Error(`nobody lists ${substance.id}`);
    return listing;
  };
}

/** The catalogue of the demonstration: always the same, in the same order. */
export function buildProducts(): DemoProduct[] {
  const ingredients = buildIngredients();
  const all = [...ingredients, ...buildFormulations(finder(ingredients)), ...buildServices()];
  let decided = 0;
  return all.map((product) => {
    const trash = trashed.includes(product.key);
    if (!chance(`visibility ${product.key}`, 0.12)) return { ...product, trashed: trash };
    const chosen = overrides[decided++ % overrides.length] ?? {};
    const own = Object.entries(chosen).filter(([field]) => field in product.fields);
    return { ...product, trashed: trash, visibility: Object.fromEntries(own) };
  });
}
