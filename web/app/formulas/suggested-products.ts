import type { FormulaLine } from "@neroli/contract/formulas/schema.ts";
import { useProductSuggestions } from "../kernel/phases/listed-products.ts";
import { useT } from "../language/phrases.tsx";
import type { Suggestion } from "../ui/fields/combo-input.tsx";
import type { Place } from "./formula-queries.ts";
import { useProjectProducts } from "./use-project-products.ts";

const most = 8;

/** What a line may be while its name is typed: products of the project first, then of the catalogue. */
export function useSuggestedProducts(place: Place, { name, product }: FormulaLine): Suggestion[] {
  const t = useT();
  const typed = product ? "" : name.trim().toLowerCase();
  const listed = useProductSuggestions(typed);
  const collected = useProjectProducts(place).filter(
    (entry) =>
      entry.product && `${entry.name} ${entry.product.inci ?? ""}`.toLowerCase().includes(typed),
  );
  if (product) return [];
  const own = collected.map((entry) => ({
    ...{ value: entry.product_key, label: entry.name },
    note: t("formulas.line.collected"),
  }));
  const keys = new Set(own.map(({ value }) => value));
  const others = listed.flatMap(({ key, name: label, company }) =>
    keys.has(key) ? [] : [{ value: key, label, note: company.name }],
  );
  return [...own.slice(0, most), ...others];
}
