import { useState } from "react";
import type { PickedCompany } from "../../kernel/company-picker.tsx";
import { useT } from "../../language/phrases.tsx";
import buttons from "../../ui/button.module.css";
import { ExportDialog } from "./export-dialog.tsx";

/** Everything that a company keeps here, to take along or to bring back. */
export function ExportAll({ company }: { company: PickedCompany }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={buttons.small} onClick={() => setOpen(true)}>
        {t("products-admin.export.all")}
      </button>
      {open && <ExportDialog companies={[company]} onClose={() => setOpen(false)} />}
    </>
  );
}
