import type { Import } from "@neroli/contract/imports/schema.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import layout from "../ui/layout.module.css";
import { useImportStep } from "./import-queries.ts";

interface UndoDialogProps {
  one: Import;
  onClose: () => void;
  onDone: () => void;
}

/** Says what taking the whole import back will do, before it does. */
export function UndoDialog({ one, onClose, onDone }: UndoDialogProps) {
  const t = useT();
  const { created, updated } = one.counts;
  const step = useImportStep({ company: one.company.key, id: one.id }, () => {
    tellDone(t("imports.said.undone"));
    onDone();
  });
  return (
    <ConfirmDialog
      danger
      title={t("imports.undo.title", { name: one.file.name })}
      text={
        <ul className={layout.bullets}>
          {created > 0 && <li>{t("imports.undo.created", { count: created })}</li>}
          {updated > 0 && <li>{t("imports.undo.updated", { count: updated })}</li>}
          <li>{t("imports.undo.left")}</li>
        </ul>
      }
      confirm={t("imports.undo")}
      cancel={t("table.cancel")}
      pending={step.isPending}
      onConfirm={() => step.mutate("undo")}
      onClose={onClose}
    />
  );
}
