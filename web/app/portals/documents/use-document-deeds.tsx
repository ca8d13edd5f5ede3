import type { EventAsset } from "@neroli/contract/portals/assets.ts";
import { type ReactNode, Suspense, useState } from "react";
import { api } from "../../kernel/client.ts";
import { ConfirmAction } from "../../kernel/confirm-action.tsx";
import { chooseFiles } from "../../kernel/documents/choose-files.ts";
import { documentEndings } from "../../kernel/documents/inspect-file.ts";
import { nextVersionOf } from "../../kernel/documents/next-version.ts";
import { saveDocument } from "../../kernel/documents/save-document.ts";
import type { Uploads } from "../../kernel/documents/use-uploads.ts";
import { latePiece } from "../../kernel/late-piece.ts";
import { tellFailure } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import type { RowAction } from "../../ui/data-table-types.ts";
import { dashboardKey } from "../dashboard/use-dashboard.ts";
import { isPdf } from "./document-columns.tsx";
import { formerOf } from "./document-queries.ts";

const Preview = latePiece(() => import("../../kernel/documents/preview/preview-dialog.tsx"));

/** The dialog that is open over the list. */
type Open =
  | { what: "preview"; document: EventAsset }
  | { what: "remove"; ids: readonly string[]; name: string | null }
  | null;

interface DocumentDeeds {
  actionsOf: (document: EventAsset) => readonly RowAction[];
  preview: (document: EventAsset) => void;
  /** Asks first. */
  remove: (ids: readonly string[]) => void;
  /** The dialogs that they open. */
  dialogs: ReactNode;
}

/** What can be done with the documents of an event. */
export function useDocumentDeeds(list: {
  event: string;
  uploads: Uploads;
  onRemoved: () => void;
}): DocumentDeeds {
  const { event, uploads, onRemoved } = list;
  const t = useT();
  const [open, setOpen] = useState<Open>(null);
  const preview = (document: EventAsset) => setOpen({ what: "preview", document });
  const replace = async (document: EventAsset) => {
    const files = await chooseFiles({ accept: documentEndings, multiple: false });
    await uploads.stage(files, (_, guessed) => nextVersionOf(formerOf(document), guessed));
  };
  const actionsOf = (document: EventAsset): readonly RowAction[] => {
    const { key, name, can } = document;
    return [
      ...(isPdf(document)
        ? [{ label: t("documents-admin.preview"), onSelect: () => preview(document) }]
        : []),
      {
        label: t("product-page.documents.download"),
        onSelect: () =>
          void saveDocument({ event, id: key, name }).catch((error) => tellFailure(error, t)),
      },
      ...(can.remove
        ? [
            { label: t("portal-documents.replace"), onSelect: () => void replace(document) },
            {
              label: t("documents-admin.remove"),
              danger: true,
              onSelect: () => setOpen({ what: "remove", ids: [key], name }),
            },
          ]
        : []),
    ];
  };
  const close = () => setOpen(null);
  return {
    actionsOf,
    preview,
    remove: (ids) => setOpen({ what: "remove", ids, name: null }),
    dialogs: (
      <>
        {open?.what === "preview" && (
          <Suspense fallback={null}>
            <Preview
              document={{ event, id: open.document.key, name: open.document.name }}
              onClose={close}
            />
          </Suspense>
        )}
        {open?.what === "remove" && (
          <RemoveDocuments {...open} event={event} onRemoved={onRemoved} onClose={close} />
        )}
      </>
    ),
  };
}

interface RemoveDocumentsProps {
  event: string;
  ids: readonly string[];
  /** Of the only one. */
  name: string | null;
  onRemoved: () => void;
  onClose: () => void;
}

/** So many one call takes. */
const atOnce = 100;

/** Asks first: bytes that are removed do not come back. */
function RemoveDocuments({ event, ids, name, onRemoved, onClose }: RemoveDocumentsProps) {
  const t = useT();
  const count = ids.length;
  const remove = async () => {
    for (let at = 0; at < count; at += atOnce) {
      await api("DELETE /portals/:portal/assets", {
        params: { portal: event },
        query: { ids: ids.slice(at, at + atOnce).join(",") },
      });
    }
    onRemoved();
  };
  return (
    <ConfirmAction
      title={
        name === null
          ? t("portal-documents.remove.many", { count })
          : t("documents-admin.remove.which", { name })
      }
      text={t("portal-documents.remove.sure", { count })}
      confirm={t("documents-admin.remove")}
      action={remove}
      done={t("portal-documents.removed", { count })}
      reread={["documents", dashboardKey]}
      onClose={onClose}
    />
  );
}
