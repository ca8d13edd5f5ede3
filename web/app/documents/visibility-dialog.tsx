import { Radio } from "@mantine/core";
import {
  type DocumentVisibility,
  documentVisibilities,
} from "@neroli/contract/enumerations/documents.ts";
import { useState } from "react";
import { useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import layout from "../ui/layout.module.css";

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
    <Dialog onClose={onClose} title={t("documents-admin.bulk.which", { count })}>
      <div className={layout.stack}>
        <Radio.Group
          label={t("product-page.documents.visibility")}
          value={chosen}
          onChange={(value) =>
            setChosen(documentVisibilities.find((each) => each === value) ?? chosen)
          }
        >
          <div className={layout.close}>
            {documentVisibilities.map((value) => (
              <Radio
                key={value}
                value={value}
                label={words(t, "document-visibilities", value)}
                description={t(`documents-upload.visibility.${value}`)}
              />
            ))}
          </div>
        </Radio.Group>
        <div className={layout.actions}>
          <Button onClick={onClose}>{t("table.cancel")}</Button>
          <Button variant="primary" onClick={() => onChoose(chosen)}>
            {t("table.form.save")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
