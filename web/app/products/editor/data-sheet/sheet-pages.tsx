import type { DataSheetValue } from "@neroli/contract/imports/data-sheets.ts";
import { Suspense, useEffect, useState } from "react";
import { latePiece } from "../../../kernel/late-piece.ts";
import { useT } from "../../../language/phrases.tsx";
import classes from "./sheet.module.css";

const PdfPages = latePiece(() => import("../../../kernel/documents/preview/pdf-pages.tsx"));

interface SheetPagesProps {
  file: File;
  values: readonly DataSheetValue[];
  sought: DataSheetValue | null;
}

/** The sheet itself, with a mark where each value was read; the sought one is brought into sight. */
export function SheetPages({ file, values, sought }: SheetPagesProps) {
  const t = useT();
  const bytes = useBytes(file);
  return (
    <div className={classes.pages}>
      {bytes && (
        <Suspense fallback={<p role="status">{t("product-page.preview.loading")}</p>}>
          <PdfPages name={file.name} bytes={bytes} zoom={1} marks={values} sought={sought} />
        </Suspense>
      )}
    </div>
  );
}

function useBytes(file: File): Uint8Array | null {
  const [bytes, setBytes] = useState<Uint8Array | null>(null);
  useEffect(() => {
    let gone = false;
    void file.arrayBuffer().then((content) => {
      if (!gone) setBytes(new Uint8Array(content));
    });
    return () => {
      gone = true;
    };
  }, [file]);
  return bytes;
}
