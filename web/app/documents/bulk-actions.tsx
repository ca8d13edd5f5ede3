import type { Asset } from "@neroli/contract/documents/schema.ts";
import type { DocumentVisibility } from "@neroli/contract/enumerations/documents.ts";
import { useState } from "react";
import { useZip } from "../kernel/documents/use-zip.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { useChangeVisibility } from "./use-change-visibility.ts";
import { VisibilityDialog } from "./visibility-dialog.tsx";

interface BulkActionsProps {
  company: string;
  documents: readonly Asset[];
  mayEdit: boolean;
  /** Called with the documents that stay selected. */
  onSettled: (ids: ReadonlySet<string>) => void;
}

/** What can be done with the selected documents. */
export function BulkActions({ company, documents, mayEdit, onSettled }: BulkActionsProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const zip = useZip(() => onSettled(new Set()));
  const change = useChangeVisibility({ company, onSettled });
  const choose = (visibility: DocumentVisibility) => {
    setAsking(false);
    void change.run(documents, visibility);
  };
  return (
    <>
      {mayEdit && (
        <Button size="small" loading={change.running} onClick={() => setAsking(true)}>
          {t("documents-admin.bulk.visibility")}
        </Button>
      )}
      <Button
        size="small"
        loading={zip.pending}
        onClick={() => zip.start(documents.map(({ id }) => id))}
      >
        {t("product-page.documents.zip", { count: documents.length })}
      </Button>
      {asking && (
        <VisibilityDialog
          count={documents.length}
          onChoose={choose}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
