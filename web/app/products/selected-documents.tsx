import type { Product, ProductDocument } from "@neroli/contract/products/schema.ts";
import { useZip } from "../kernel/documents/use-zip.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";
import { useDocumentRequest } from "./use-document-request.ts";

interface SelectedDocumentsProps {
  product: Product;
  documents: readonly ProductDocument[];
  onDone: () => void;
}

/** Many at once: those that may be downloaded as one zip, the others by one request. */
export function SelectedDocuments({ product, documents, onDone }: SelectedDocumentsProps) {
  const t = useT();
  const zip = useZip(onDone);
  const ask = useDocumentRequest(product);
  const free = documents.filter(({ can }) => can.download);
  const onRequest = documents.filter(({ can }) => !can.download);
  return (
    <div className={layout.line} role="status">
      {documents.length > 0 && <span>{t("table.selected", { count: documents.length })}</span>}
      {free.length > 0 && (
        <Button
          size="small"
          loading={zip.pending}
          onClick={() => zip.start(free.map(({ id }) => id))}
        >
          {t("product-page.documents.zip", { count: free.length })}
        </Button>
      )}
      {onRequest.length > 0 && (
        <Button size="small" onClick={() => ask(onRequest)}>
          {t("product-page.documents.ask-many", { count: onRequest.length })}
        </Button>
      )}
    </div>
  );
}
