import type { Request } from "@neroli/contract/requests/schema.ts";
import { useId, useState } from "react";
import { documentEndings } from "../../kernel/documents/inspect-file.ts";
import { UploadList } from "../../kernel/documents/upload-list.tsx";
import { useUploads } from "../../kernel/documents/use-uploads.ts";
import { useT } from "../../language/phrases.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import layout from "../../ui/layout.module.css";

/** A document that is not there yet: of a product of the request, or of the company itself. */
export function DocumentUpload({ request }: { request: Request }) {
  const t = useT();
  const hint = useId();
  const { products, document_types: asked } = request;
  const [product, setProduct] = useState(products[0]?.key ?? "");
  const uploads = useUploads(
    { company: request.requested_to.key, product: product || null },
    "documents",
  );
  const [only] = asked;
  const stage = (files: readonly File[]) =>
    void uploads.stage(files, (_, guessed) => ({
      ...guessed,
      visibility: "CONFIDENTIAL",
      // The name of a file says less than what was asked for.
      ...(asked.length === 1 && only && { type: only }),
    }));
  return (
    <>
      <UploadList uploads={uploads} documents={[]} />
      <div className={layout.line}>
        {products.length > 1 && (
          <ChoiceField
            label={t("documents-given.upload.product")}
            choices={products.map(({ key, name }) => ({ value: key, label: name }))}
            value={product}
            onChange={({ currentTarget: { value } }) => setProduct(value)}
          />
        )}
        <FileButton
          text={
            <>
              <Icon name="plus" />
              {t("documents-given.upload")}
            </>
          }
          label={t("documents-given.upload")}
          multiple
          accept={documentEndings}
          describedBy={hint}
          onFiles={stage}
        />
        <small id={hint}>{t("documents-given.upload.hint")}</small>
      </div>
    </>
  );
}
