import {
  type DocumentVisibility,
  documentVisibilities,
} from "@neroli/contract/enumerations/documents.ts";
import { useState } from "react";
import { useVisibilityOptions } from "../kernel/documents/document-fields.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { RadioField } from "../ui/fields/check-field.tsx";

interface VisibilityDialogProps {
  count: number;
  onChoose: (visibility: DocumentVisibility) => void;
  onClose: () => void;
}

/** Who gets the selected documents, with what each choice means. */
export function VisibilityDialog({ count, onChoose, onClose }: VisibilityDialogProps) {
  const t = useT();
  const [chosen, setChosen] = useState<DocumentVisibility>("CONFIDENTIAL");
  return (
    <Dialog
      onClose={onClose}
      title={t("documents-admin.bulk.which", { count })}
      footer={
        <>
          <Button onClick={onClose}>{t("table.cancel")}</Button>
          <Button variant="primary" onClick={() => onChoose(chosen)}>
            {t("table.form.save")}
          </Button>
        </>
      }
    >
      <RadioField
        legend={t("product-page.documents.visibility")}
        choices={useVisibilityOptions().map((option) => ({
          ...option,
          hint: t(`documents-upload.visibility.${option.value}`),
        }))}
        value={chosen}
        onChange={(value) =>
          setChosen(documentVisibilities.find((each) => each === value) ?? chosen)
        }
      />
    </Dialog>
  );
}
