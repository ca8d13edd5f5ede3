import { type DocumentType, documentTypes } from "@neroli/contract/enumerations/documents.ts";
import type { Product, ProductDocument } from "@neroli/contract/products/schema.ts";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { toSelected } from "../kernel/selection.tsx";

/** Opens the DOCUMENT request with these documents named in it. */
export function useDocumentRequest(product: Product) {
  const { open } = useRequestDialog();
  return (documents: readonly ProductDocument[]) =>
    open({
      type: "DOCUMENT",
      origin: "product",
      products: [toSelected(product)],
      documents: documents.map((document) => ({
        name: document.name,
        type: typeOf(document.type),
      })),
    });
}

const typeOf = (type: string): DocumentType =>
  documentTypes.find((each) => each === type) ?? "OTHER";
