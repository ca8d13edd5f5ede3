import type { Product, ProductDocument } from "@neroli/contract/products/schema.ts";
import { useMutation } from "@tanstack/react-query";
import { saveDocument } from "../kernel/documents/save-document.ts";
import { useZip } from "../kernel/documents/use-zip.ts";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { toSelected } from "../kernel/selection.tsx";
import { signIn, useSession } from "../kernel/session/session.tsx";
import { tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import { AskedLink, type FindAsked, isOpen } from "./asked-documents.tsx";
import { requestedTypeOf } from "./requested-type.ts";

interface DocumentActionsProps {
  product: Product;
  document: ProductDocument;
  findAsked: FindAsked;
}

/** Download, or what one must do before one may; what was asked for already says what became of it. */
export function DocumentActions({ product, document, findAsked }: DocumentActionsProps) {
  const t = useT();
  const session = useSession();
  const ask = useDocumentRequest(product);
  const { id, name } = document;
  const download = useMutation({
    mutationFn: () => saveDocument({ company: product.company.key, id, name }),
    onError: (error) => tellFailure(error, t),
  });
  if (document.can.download) {
    return (
      <Button
        size="small"
        aria-label={`${t("product-page.documents.download")}: ${name}`}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        <Icon name="download" />
      </Button>
    );
  }
  if (session.state !== "signed-in") {
    return (
      <Button size="small" onClick={() => void signIn()}>
        {t("shell.log-in")}
      </Button>
    );
  }
  // The note above the table explains it (spec 8).
  if (!session.profile.vetted) {
    return <Icon name="lock" label={t("product-page.documents.in-review")} />;
  }
  const asked = findAsked(document);
  return (
    <span className={layout.line}>
      {asked && <AskedLink request={asked} name={name} />}
      {!(asked && isOpen(asked)) && (
        <Button
          size="small"
          aria-label={`${t("product-page.documents.ask")}: ${name}`}
          onClick={() => ask([document])}
        >
          {t("product-page.documents.ask")}
        </Button>
      )}
    </span>
  );
}

interface SelectedDocumentsProps {
  product: Product;
  documents: readonly ProductDocument[];
  findAsked: FindAsked;
  onDone: () => void;
}

/** Many at once: those that may be downloaded as one zip, the others by one request. */
export function SelectedDocuments(props: SelectedDocumentsProps) {
  const { product, documents, findAsked, onDone } = props;
  const t = useT();
  const zip = useZip(onDone);
  const ask = useDocumentRequest(product);
  const free = documents.filter(({ can }) => can.download);
  const onRequest = documents.filter((document) => {
    const asked = findAsked(document);
    return !(document.can.download || (asked && isOpen(asked)));
  });
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

/** Opens the DOCUMENT request with these documents named in it. */
function useDocumentRequest(product: Product) {
  const { open } = useRequestDialog();
  return (documents: readonly ProductDocument[]) =>
    open({
      type: "DOCUMENT",
      origin: "product",
      products: [toSelected(product)],
      documents: documents.map((document) => ({
        name: document.name,
        type: requestedTypeOf(document.type),
      })),
    });
}
