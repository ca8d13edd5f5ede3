import { type DocumentType, documentTypes } from "@neroli/contract/enumerations/documents.ts";
import type { Product, ProductDocument } from "@neroli/contract/products/schema.ts";
import { useRequestDialog } from "../kernel/request-dialog.tsx";

/** Opens the DOCUMENT request with these documents named in it. */
export function useAskForDocuments(product: Product) {
  const { open } = useRequestDialog();
  const { key, name, offering, segment, company, in_stock } = product;
  const selected = { company_key: company.key, company_name: company.name, in_stock };
  return (documents: readonly ProductDocument[]) =>
    open({
      type: "DOCUMENT",
      origin: "product",
      products: [{ key, name, offering, segment, ...selected }],
      documents: documents.map((document) => ({
        name: document.name,
        type: typeOf(document.type),
      })),
    });
}

const typeOf = (type: string): DocumentType =>
  documentTypes.find((each) => each === type) ?? "OTHER";
