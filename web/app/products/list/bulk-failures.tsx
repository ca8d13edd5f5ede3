import { useEffect, useRef } from "react";
import { useT } from "../../language/phrases.tsx";
import buttons from "../../ui/button.module.css";
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
      <button type="button" className={buttons.small} onClick={forget}>
        {t("table.close")}
      </button>
    </div>
  );
}
