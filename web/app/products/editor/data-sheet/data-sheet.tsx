import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { Suspense, useState } from "react";
import { latePiece } from "../../../kernel/late-piece.ts";
import { useT } from "../../../language/phrases.tsx";
import { Button } from "../../../ui/button.tsx";
import type { ProductEditing } from "../use-product-form.ts";

const SheetDialog = latePiece(() => import("./sheet-dialog.tsx"));

interface DataSheetProps {
  editing: ProductEditing;
  onFilled: (fields: readonly ProductFieldKey[]) => void;
}

/** Opens a safety or technical data sheet, whose values somebody chooses for the form. */
export function DataSheet(props: DataSheetProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { place, product } = props.editing;
  if (place.offering === "SERVICES" || product?.trashed_at) return null;
  return (
    <div>
      <Button size="small" icon="document" onClick={() => setOpen(true)}>
        {t("product-editor.sheet")}
      </Button>
      {open && (
        <Suspense>
          <SheetDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
