import type { Product, ProductDocument } from "@neroli/contract/products/schema.ts";
import { Suspense, useState } from "react";
import { latePiece } from "../kernel/late-piece.ts";
import { reviewSentence } from "../kernel/session/review.ts";
import { useSession } from "../kernel/session/session.tsx";
import { formatDay } from "../language/dates.ts";
import { useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card, Note } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import { NameCell } from "../ui/name-cell.tsx";
import { PlainTable } from "../ui/plain-table.tsx";
import { useAskedDocuments } from "./asked-documents.tsx";
import { DocumentActions, SelectedDocuments } from "./document-actions.tsx";

const Preview = latePiece(() => import("../kernel/documents/preview/preview-dialog.tsx"));

/** Documents: name, visibility, type, version, uploaded by, created at (spec 2). */
export function DocumentsTable({ product }: { product: Product }) {
  const t = useT();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<ProductDocument | null>(null);
  const { documents, company } = product;
  const findAsked = useAskedDocuments(product);
  const pickable = useMayGetDocuments() && documents.length > 1;
  const titles = [
    t("product-page.documents.name"),
    t("product-page.documents.visibility"),
    t("product-page.documents.type"),
    t("product-page.documents.version"),
    t("product-page.documents.uploaded-by"),
    t("product-page.documents.created-at"),
  ];
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  return (
    <Card id="documents" title={t("product-page.documents")}>
      <HowToGet />
      <PlainTable
        cards
        label={t("product-page.documents")}
        titles={titles}
        actions={t("product-page.documents.download")}
        select={
          pickable && (
            <input
              type="checkbox"
              aria-label={t("table.select-all")}
              checked={documents.every(({ id }) => selected.has(id))}
              onChange={({ currentTarget }) =>
                setSelected(new Set(currentTarget.checked ? documents.map(({ id }) => id) : []))
              }
            />
          )
        }
      >
        <tbody>
          {documents.map((document) => (
            <tr key={document.id}>
              {pickable && (
                <td>
                  <input
                    type="checkbox"
                    aria-label={t("table.select", { row: document.name })}
                    checked={selected.has(document.id)}
                    onChange={() => toggle(document.id)}
                  />
                </td>
              )}
              <td>
                <Name document={document} onShow={() => setShown(document)} />
              </td>
              <td data-title={t("product-page.documents.visibility")}>
                {words(t, "document-visibilities", document.visibility)}
              </td>
              <td data-title={t("product-page.documents.type")}>
                {words(t, "document-types", document.type)}
              </td>
              <td data-title={t("product-page.documents.version")}>{document.version}</td>
              <td data-title={t("product-page.documents.uploaded-by")} data-spare="">
                {document.uploaded_by ?? "–"}
              </td>
              <td data-title={t("product-page.documents.created-at")}>
                {formatDay(document.created_at)}
              </td>
              <td>
                <DocumentActions {...{ product, document, findAsked }} />
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {pickable && (
        <SelectedDocuments
          product={product}
          findAsked={findAsked}
          documents={documents.filter(({ id }) => selected.has(id))}
          onDone={() => setSelected(new Set())}
        />
      )}
      {shown && (
        <Suspense fallback={null}>
          <Preview document={{ ...shown, company: company.key }} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </Card>
  );
}

/** Whether the reader may download documents or ask for them: members who are vetted. */
function useMayGetDocuments(): boolean {
  const session = useSession();
  return session.state === "signed-in" && session.profile.vetted;
}

/** The server accepts only files whose ending says truly what they are. */
const isPdf = ({ name }: ProductDocument) => name.toLowerCase().endsWith(".pdf");

function Name({ document, onShow }: { document: ProductDocument; onShow: () => void }) {
  const t = useT();
  const { name, can, granted } = document;
  const showable = can.download && isPdf(document);
  return (
    <NameCell
      more={
        (document.language || document.expired || granted) && (
          <span className={layout.line}>
            {document.language?.toUpperCase()}
            {document.expired && <Badge tone="bad">{t("product-page.documents.expired")}</Badge>}
            {granted && (
              <Badge tone="good">
                {granted.until
                  ? t("documents-given.on-page", { day: formatDay(granted.until) })
                  : t("documents-given.on-page.open")}
              </Badge>
            )}
          </span>
        )
      }
    >
      {showable ? (
        <Button
          variant="link"
          aria-label={t("product-page.preview.open", { name })}
          onClick={onShow}
        >
          {name}
        </Button>
      ) : (
        name
      )}
    </NameCell>
  );
}

/** Tells readers what must happen first: a login, or their verification (spec 8). */
function HowToGet() {
  const t = useT();
  const session = useSession();
  if (session.state === "loading") return null;
  if (session.state === "signed-in" && session.profile.vetted) {
    return <p className={layout.soft}>{t("documents-given.told")}</p>;
  }
  return (
    <Note>
      <Icon name="lock" />{" "}
      {session.state === "signed-in"
        ? t(reviewSentence(session.profile))
        : t("product-page.documents.log-in")}
    </Note>
  );
}
