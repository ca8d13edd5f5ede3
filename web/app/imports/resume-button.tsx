import type { Import } from "@neroli/contract/imports/schema.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { useImportStep } from "./import-queries.ts";

/** Goes on where an import was stopped; not shown where that is not possible. */
export function ResumeButton({ one, onDone }: { one: Import; onDone: () => void }) {
  const t = useT();
  const step = useImportStep({ company: one.company.key, id: one.id }, onDone);
  if (!one.can.resume.allowed) return null;
  return (
    <div>
      <Button variant="primary" loading={step.isPending} onClick={() => step.mutate("resume")}>
        {t("imports.resume")}
      </Button>
    </div>
  );
}
