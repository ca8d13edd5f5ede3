import { useEffect, useRef } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import classes from "./list.module.css";
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
    <div ref={panel} role="alert" tabIndex={-1} className={classes.failures}>
      <strong>{t("products-admin.failed", { count: failures.length })}</strong>
      <ul>
        {failures.map(({ key, name, reason }) => (
          <li key={key}>
            {name}: {reason}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={forget}>
        {t("table.close")}
      </Button>
    </div>
  );
}
