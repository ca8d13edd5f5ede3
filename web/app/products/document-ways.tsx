import type { Product, ProductDocument } from "@neroli/contract/products/schema.ts";
import { useMutation } from "@tanstack/react-query";
import { saveDocument } from "../kernel/documents/save-document.ts";
import { signIn, useSession } from "../kernel/session/session.tsx";
import { tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import buttons from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import { useAskForDocuments } from "./ask-for-documents.ts";

interface DocumentWaysProps {
  product: Product;
  document: ProductDocument;
}

/** Download, or what one must do before one may. */
export function DocumentWays({ product, document }: DocumentWaysProps) {
  const t = useT();
  const session = useSession();
  const ask = useAskForDocuments(product);
  const { id, name } = document;
  const download = useMutation({
    mutationFn: () => saveDocument({ company: product.company.key, id, name }),
    onError: (error) => tellFailure(error, t),
  });
  if (document.can.download) {
    return (
      <button
        type="button"
        className={buttons.small}
        aria-label={`${t("product-page.documents.download")}: ${name}`}
        aria-busy={download.isPending}
        onClick={() => download.isPending || download.mutate()}
      >
        <Icon name="download" />
      </button>
    );
  }
  if (session.state !== "signed-in") {
    return (
      <button type="button" className={buttons.small} onClick={() => void signIn()}>
        {t("shell.log-in")}
      </button>
    );
  }
  // What it means stands above the table (spec 8).
  if (!session.profile.vetted) {
    return <Icon name="lock" label={t("product-page.documents.in-review")} />;
  }
  return (
    <button
      type="button"
      className={buttons.small}
      aria-label={`${t("product-page.documents.ask")}: ${name}`}
      onClick={() => ask([document])}
    >
      {t("product-page.documents.ask")}
    </button>
  );
}
