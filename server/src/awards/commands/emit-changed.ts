import { emit } from "../../kernel/db/db.ts";

/** Who has an award, or had it: a product or a company. */
export interface Holder {
  product_key: string | null;
  company_key: string | null;
}

/** Their pages show another award from now on. */
export function emitChanged(holders: readonly Holder[]): void {
  for (const { product_key, company_key } of holders) {
    if (product_key !== null) emit({ topic: "product.changed", key: product_key });
    if (company_key !== null) emit({ topic: "company.changed", key: company_key });
  }
}
