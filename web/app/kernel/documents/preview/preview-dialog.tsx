import { useMutation, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useT } from "../../../language/phrases.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import layout from "../../../ui/layout.module.css";
import { latePiece } from "../../late-piece.ts";
import { QueryStates } from "../../query-states.tsx";
import { tellFailure } from "../../toast.tsx";
import { readPreview, type StoredDocument, saveDocument } from "../save-document.ts";
import classes from "./preview.module.css";

const PdfPages = latePiece(() => import("./pdf-pages.tsx"));

interface PreviewDialogProps {
  document: StoredDocument;
  onClose: () => void;
}

const zooms = [1, 1.25, 1.5, 2, 3] as const;

/** A PDF in the page, drawn by pdf.js: phones have no viewer that could be put into a page. */
export default function PreviewDialog({ document, onClose }: PreviewDialogProps) {
  const t = useT();
  const { id, name } = document;
  const [zoom, setZoom] = useState(0);
  const content = useQuery({
    queryKey: ["document-preview", id],
    queryFn: async ({ signal }) => {
      const content = await readPreview(document, signal);
      return new Uint8Array(await content.arrayBuffer());
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const download = useMutation({
    mutationFn: () => saveDocument(document),
    onError: (error) => tellFailure(error, t),
  });
  return (
    <Dialog size="whole" title={name} close={t("product-page.preview.close")} onClose={onClose}>
      <div className={classes.whole}>
        <div className={layout.line}>
          <Button
            size="small"
            disabledReason={zoom === 0 ? t("product-page.preview.smallest") : null}
            aria-label={t("product-page.preview.smaller")}
            onClick={() => setZoom(zoom - 1)}
          >
            −
          </Button>
          <Button
            size="small"
            disabledReason={zoom === zooms.length - 1 ? t("product-page.preview.largest") : null}
            aria-label={t("product-page.preview.larger")}
            onClick={() => setZoom(zoom + 1)}
          >
            +
          </Button>
          <Button
            size="small"
            icon="download"
            className={classes.last}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {t("product-page.documents.download")}
          </Button>
        </div>
        <QueryStates query={content} loading={<Waiting />}>
          {(bytes) => (
            <Suspense fallback={<Waiting />}>
              <PdfPages name={name} bytes={bytes} zoom={zooms[zoom] ?? 1} />
            </Suspense>
          )}
        </QueryStates>
      </div>
    </Dialog>
  );
}

function Waiting() {
  const t = useT();
  return (
    <p role="status" className={classes.waiting}>
      {t("product-page.preview.loading")}
    </p>
  );
}
