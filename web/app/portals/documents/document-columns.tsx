import type { EventAsset } from "@neroli/contract/portals/assets.ts";
import { useTypeOptions } from "../../kernel/documents/document-fields.tsx";
import { typeWord } from "../../kernel/documents/type-word.ts";
import { formatBytes } from "../../language/bytes.ts";
import { formatDay } from "../../language/dates.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import type { Column } from "../../ui/data-table-types.ts";
import { NameCell } from "../../ui/name-cell.tsx";

export const isPdf = ({ media_type }: EventAsset): boolean => media_type === "application/pdf";

export function useColumns(preview: (document: EventAsset) => void): readonly Column<EventAsset>[] {
  const t = useT();
  const language = useLanguage();
  const sizeOf = ({ size }: EventAsset) => formatBytes(size, language);
  return [
    {
      key: "name",
      title: t("product-page.documents.name"),
      sort: "name",
      filter: { kind: "text", name: "name__icontains" },
      render: (document) => (
        <NameCell narrow={`${typeWord(t, document.type)}, ${sizeOf(document)}`}>
          <Name document={document} onPreview={() => preview(document)} />
        </NameCell>
      ),
    },
    {
      key: "type",
      title: t("product-page.documents.type"),
      sort: "type",
      hideBelow: "sm",
      filter: { kind: "choice", name: "type__eq", options: useTypeOptions() },
      render: ({ type }) => typeWord(t, type),
    },
    {
      key: "size",
      title: t("portal-documents.size"),
      sort: "size",
      align: "end",
      hideBelow: "sm",
      render: sizeOf,
    },
    {
      key: "version",
      title: t("product-page.documents.version"),
      align: "end",
      hideBelow: "xl",
      render: ({ version }) => version,
    },
    {
      key: "uploaded-by",
      title: t("product-page.documents.uploaded-by"),
      hideBelow: "lg",
      render: ({ uploaded_by }) => uploaded_by ?? "–",
    },
    {
      key: "created-at",
      title: t("product-page.documents.created-at"),
      sort: "created_at",
      hideBelow: "md",
      render: ({ created_at }) => formatDay(created_at),
    },
  ];
}

function Name({ document, onPreview }: { document: EventAsset; onPreview: () => void }) {
  const t = useT();
  const { name } = document;
  if (!isPdf(document)) return name;
  return (
    <Button
      variant="link"
      aria-label={t("product-page.preview.open", { name })}
      onClick={onPreview}
    >
      {name}
    </Button>
  );
}
