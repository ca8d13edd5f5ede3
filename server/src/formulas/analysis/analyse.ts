import { hairDyes } from "@neroli/contract/enumerations/law.ts";
import { inciList } from "@neroli/contract/formulas/inci-list.ts";
import type { FormulaAnalysis, FormulaContent } from "@neroli/contract/formulas/schema.ts";
import { textsOf } from "@neroli/contract/kernel/interval.ts";
import type { PlannedCosmetic } from "@neroli/contract/projects/schema.ts";
import type { KnownLaw } from "../../law/queries/read-law.ts";
import type { LineProducts } from "../queries/line-products.ts";
import { listOffers } from "../queries/list-offers.ts";
import { componentsOf, shareLines } from "./components.ts";
import { judgeIngredients } from "./judge-ingredients.ts";
import { reckonCost } from "./reckon-cost.ts";

interface Judged {
  cosmetic: PlannedCosmetic | null;
  content: FormulaContent;
  products: LineProducts;
  /** null where none was ever loaded. */
  law: KnownLaw | null;
}

interface Analysed extends Omit<Judged, "cosmetic"> {
  project: { company_key: string; cosmetic: PlannedCosmetic | null };
  currency: string;
}

/** The lines of a formula with their shares, its list of ingredients, and what the law says of each. */
export function judgeFormula({ cosmetic, content, products, law }: Judged) {
  const shared = shareLines(content, products);
  const { components, blends } = componentsOf(shared.lines);
  const dyesHair = cosmetic !== null && hairDyes.includes(cosmetic.type);
  const list = inciList(components, { dyesHair });
  const substances = cosmetic ? judgeIngredients(list, { law, cosmetic, blends }) : [];
  return { ...shared, list, substances };
}

/** What a formula comes to: shares, list of ingredients, what the law says of it, and its cost. */
export async function analyse({ project, currency, ...given }: Analysed): Promise<FormulaAnalysis> {
  const { cosmetic, company_key } = project;
  const { lines, stated, sum, list, substances } = judgeFormula({ ...given, cosmetic });
  const products = new Set(lines.flatMap(({ line }) => line.product ?? []));
  const offers = await listOffers({ company_key, products: [...products], currency });
  const { law } = given;
  return {
    sum,
    stated: textsOf(stated),
    shares: lines.map(({ line, share }) => ({ line: line.key, share: share && textsOf(share) })),
    ingredients: list.map(({ cas: _, share, ...entry }) => ({ ...entry, share: textsOf(share) })),
    allergens: substances.flatMap(({ allergen }) => allergen ?? []),
    substances,
    as_of: law?.as_of ?? null,
    missing_annexes: law?.missing ?? [],
    no_cosmetic: cosmetic === null,
    cost: reckonCost(lines, { currency, offers }),
  };
}
