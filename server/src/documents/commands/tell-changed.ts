import { emit } from "../../kernel/db/db.ts";
import { countDocuments } from "../../products/commands/count-documents.ts";

/** Pages, search and completeness follow what a product or company has of documents and pictures. */
export async function tellChanged({
  company_key,
  product_key,
}: {
  company_key: string;
  product_key: string | null;
}): Promise<void> {
  if (product_key === null) {
    emit({ topic: "company.changed", key: company_key });
    return;
  }
  await countDocuments([product_key]);
  emit({ topic: "product.changed", key: product_key });
}
