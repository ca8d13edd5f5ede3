import type { Product, ProductDocument } from "@neroli/contract/products/schema.ts";
import { useMutation } from "@tanstack/react-query";
import { saveDocument } from "../kernel/documents/save-document.ts";
import { signIn, useSession } from "../kernel/session/session.tsx";
import { tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useDocumentRequest } from "./use-document-request.ts";

interface DocumentActionsProps {
  product: Product;
  document: ProductDocument;
}

/** Download, or what one must do before one may. */
export function DocumentActions({ product, document }: DocumentActionsProps) {
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
  return (
    <Button
      size="small"
      aria-label={`${t("product-page.documents.ask")}: ${name}`}
      onClick={() => ask([document])}
    >
      {t("product-page.documents.ask")}
    </Button>
  );
}
