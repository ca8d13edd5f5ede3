import { useEffect, useRef } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import layout from "../../ui/layout.module.css";
import type { Bulk } from "./use-bulk.ts";

/** Which products were not done, and why each. */
export function BulkFailures({ bulk }: { bulk: Bulk }) {
  const t = useT();
  const panel = useRef<HTMLDivElement>(null);
  const { failures, forget } = bulk;
  useEffect(() => {
    if (failures.length > 0) panel.current?.focus();
  }, [failures]);
  if (failures.length === 0) return null;
  return (
    <div ref={panel} tabIndex={-1}>
      <Note
        tone="bad"
        urgent
        action={
          <Button size="small" onClick={forget}>
            {t("table.close")}
          </Button>
        }
      >
        <strong>{t("products-admin.failed", { count: failures.length })}</strong>
        <ul className={layout.bullets}>
          {failures.map(({ key, name, reason }) => (
            <li key={key}>
              {name}: {reason}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
