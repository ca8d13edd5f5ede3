import type { ListedRow } from "@neroli/contract/imports/product-list.ts";
import type { Identifiers } from "../../../products/queries/read-identifiers.ts";
import type { EventProductRow } from "../queries/select-products.ts";

/**
 * Finds the products that rows of a file name: by key where there is one, else by the supplier's
 * number, else by name; of the company that the row tells, where it tells one.
 */
export function namedBy(
  products: readonly EventProductRow[],
  identifiers: readonly Identifiers[],
): (row: ListedRow) => EventProductRow[] {
  const byKey = new Map(products.map((product) => [product.key, product]));
  const byNumber = new Map<string, EventProductRow[]>();
  const byName = new Map<string, EventProductRow[]>();
  for (const { key, numbers, names, trade_name } of identifiers) {
    const product = byKey.get(key);
    if (!product) continue;
    for (const number of new Set(numbers)) add(byNumber, number, product);
    for (const name of new Set([...names, trade_name ?? ""])) add(byName, name, product);
  }
  return ({ names, values }) => {
    const { company } = values;
    const ofCompany = (found: readonly EventProductRow[] = []) =>
      found.filter(
        (product) => typeof company !== "string" || isOf(product, company.toLowerCase()),
      );
    if (names.key !== undefined) {
      const product = byKey.get(names.key.toLowerCase());
      return ofCompany(product && [product]);
    }
    const numbered = ofCompany(byNumber.get(names.number?.toLowerCase() ?? ""));
    if (numbered.length > 0) return numbered;
    const [given] = [names.trade_name, names.name].filter((name) => name !== undefined);
    return ofCompany(byName.get(given?.toLowerCase() ?? ""));
  };
}

const isOf = ({ company_key, company_name }: EventProductRow, company: string) =>
  company_key === company || company_name.toLowerCase() === company;

function add<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  if (key === "") return;
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
