import { useState } from "react";
import type { PickedCompany } from "../../kernel/company-picker.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ExportDialog } from "./export-dialog.tsx";

/** Everything that a company keeps here, to take along or to bring back. */
export function ExportAll({ company }: { company: PickedCompany }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t("products-admin.export.all")}
      </Button>
      {open && <ExportDialog companies={[company]} onClose={() => setOpen(false)} />}
    </>
  );
}
