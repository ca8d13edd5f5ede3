import { links } from "@neroli/contract/access/links.ts";
import type { Asset } from "@neroli/contract/documents/schema.ts";
import { validities } from "@neroli/contract/documents/validity.ts";
import { Link } from "react-router";
import { useTypeOptions, useVisibilityOptions } from "../kernel/documents/document-fields.tsx";
import { languageName } from "../kernel/documents/languages.ts";
import { typeWord } from "../kernel/documents/type-word.ts";
import { Validity } from "../kernel/documents/validity.tsx";
import { formatDay } from "../language/dates.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import type { Column } from "../ui/data-table-types.ts";
import layout from "../ui/layout.module.css";
import { NameCell } from "../ui/name-cell.tsx";

/** The columns of spec 2 (name, visibility, type, version, uploaded by, created at), and the product. */
export function useColumns(
  company: string,
  preview: (document: Asset) => void,
): readonly Column<Asset>[] {
  const t = useT();
  const language = useLanguage();
  const types = useTypeOptions();
  return [
    {
      key: "name",
      title: t("product-page.documents.name"),
      sort: "name",
      filter: { kind: "text", name: "name__icontains" },
      render: (document) => <Name document={document} onPreview={() => preview(document)} />,
    },
    {
      key: "product",
      title: t("documents-admin.column.product"),
      sort: "product",
      filter: { kind: "text", name: "product__icontains" },
      render: (document) => <ProductOf document={document} company={company} />,
    },
    {
      key: "type",
      title: t("product-page.documents.type"),
      sort: "type",
      hideBelow: "sm",
      filter: { kind: "choice", name: "type__eq", options: types },
      render: ({ type }) => typeWord(t, type),
    },
    {
      key: "visibility",
      title: t("product-page.documents.visibility"),
      sort: "visibility",
      hideBelow: "sm",
      filter: {
        kind: "choice",
        name: "visibility__eq",
        options: useVisibilityOptions(),
      },
      render: ({ visibility }) => words(t, "document-visibilities", visibility),
    },
    {
      key: "valid-until",
      title: t("documents-upload.valid-until"),
      sort: "valid_until",
      filter: {
        kind: "choice",
        name: "validity__eq",
        options: validities.map((value) => ({
          value,
          label: t(`documents-admin.filter.${value}`),
        })),
      },
      render: ({ valid_until }) => <Validity until={valid_until} />,
    },
    {
      key: "version",
      title: t("product-page.documents.version"),
      align: "end",
      hideBelow: "xl",
      render: ({ version }) => version,
    },
    {
      key: "language",
      title: t("documents-upload.language"),
      hideBelow: "xl",
      render: (document) => (document.language ? languageName(document.language, language) : "–"),
    },
    {
      key: "uploaded-by",
      title: t("product-page.documents.uploaded-by"),
      hideBelow: "xl",
      render: ({ uploaded_by }) => uploaded_by ?? "–",
    },
    {
      key: "created-at",
      title: t("product-page.documents.created-at"),
      sort: "created_at",
      hideBelow: "lg",
      render: ({ created_at }) => formatDay(created_at),
    },
  ];
}

/** On a phone, where these columns are left out, type and visibility stand below the name. */
function Name({ document, onPreview }: { document: Asset; onPreview: () => void }) {
  const t = useT();
  const { name, can, type, visibility } = document;
  const said = `${typeWord(t, type)}, ${words(t, "document-visibilities", visibility)}`;
  return (
    <NameCell narrow={said}>
      {can.preview ? (
        <Button
          variant="link"
          aria-label={t("product-page.preview.open", { name })}
          onClick={onPreview}
        >
          {name}
        </Button>
      ) : (
        name
      )}
    </NameCell>
  );
}

/** Leads to the editor of the product, where its documents are kept. */
function ProductOf({ document: { product }, company }: { document: Asset; company: string }) {
  const t = useT();
  if (!product) {
    return <span className={layout.soft}>{t("documents-admin.column.company-itself")}</span>;
  }
  const { name, trashed, ...place } = product;
  return (
    <>
      <Link to={`${links.productEditor({ ...place, company })}#group-documents`}>{name}</Link>
      {trashed && <span className={layout.soft}> ({t("documents-admin.column.trashed")})</span>}
    </>
  );
}
