import type { Asset } from "@neroli/contract/documents/schema.ts";
import { type ReactNode, Suspense, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import type { RowAction } from "../../ui/data-table-types.ts";
import { latePiece } from "../late-piece.ts";
import { tellFailure } from "../toast.tsx";
import { chooseFiles } from "./choose-files.ts";
import { documentEndings } from "./inspect-file.ts";
import { nextVersionOf } from "./next-version.ts";
import { RemoveAsset } from "./remove-asset.tsx";
import { saveDocument } from "./save-document.ts";
import type { Uploads } from "./use-uploads.ts";

const Preview = latePiece(() => import("./preview/preview-dialog.tsx"));
const EditDocument = latePiece(async () => ({
  default: (await import("./edit-document.tsx")).EditDocument,
}));

/** The dialog that is open over a list of documents. */
type Open = { what: "preview" | "edit" | "remove"; document: Asset } | null;

export interface DocumentActions {
  actionsOf: (document: Asset) => readonly RowAction[];
  preview: (document: Asset) => void;
  /** The dialogs that they open. */
  dialogs: ReactNode;
}

/** What can be done with one document, wherever it is listed. */
export function useDocumentActions(company: string, uploads: Uploads | null): DocumentActions {
  const t = useT();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const newVersion = async (document: Asset) => {
    const files = await chooseFiles({ accept: documentEndings, multiple: false });
    await uploads?.stage(files, (_, guessed) => nextVersionOf(document, guessed));
  };
  const actionsOf = (document: Asset): readonly RowAction[] => {
    const { can, id, name, newest } = document;
    const download = () => {
      saveDocument({ company, id, name }).catch((error: unknown) => tellFailure(error, t));
    };
    return [
      ...action(can.preview, t("documents-admin.preview"), () =>
        setOpen({ what: "preview", document }),
      ),
      { label: t("product-page.documents.download"), onSelect: download },
      ...action(
        can.edit && newest && uploads !== null,
        t("documents-admin.new-version"),
        () => void newVersion(document),
      ),
      ...action(can.edit, t("documents-admin.edit"), () => setOpen({ what: "edit", document })),
      ...action(can.remove, t("documents-admin.remove"), () =>
        setOpen({ what: "remove", document }),
      ).map((remove) => ({ ...remove, danger: true })),
    ];
  };
  return {
    actionsOf,
    preview: (document) => setOpen({ what: "preview", document }),
    dialogs: open && (
      <Suspense fallback={null}>
        {open.what === "preview" && (
          <Preview document={{ ...open.document, company }} onClose={close} />
        )}
        {open.what === "edit" && (
          <EditDocument company={company} document={open.document} onClose={close} />
        )}
        {open.what === "remove" && (
          <RemoveAsset company={company} asset={open.document} onClose={close} />
        )}
      </Suspense>
    ),
  };
}

const action = (allowed: boolean, label: string, onSelect: () => void): RowAction[] =>
  allowed ? [{ label, onSelect }] : [];
