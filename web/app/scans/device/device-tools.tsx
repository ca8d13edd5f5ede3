import { links } from "@neroli/contract/access/links.ts";
import { useEffect, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import classes from "./device.module.css";
import { exportUnsent } from "./export-unsent.ts";
import type { KeptScan } from "./store.ts";

interface DeviceToolsProps {
  event: string;
  unsent: readonly KeptScan[];
  /** Whether the page opens without a connection; null where the device is not prepared. */
  shell: boolean | null;
}

/** What else there is: what is not sent as a file, how safe it is here, and the way to the office. */
export function DeviceTools({ event, unsent, shell }: DeviceToolsProps) {
  const t = useT();
  const safe = useIsSafe(unsent.length);
  return (
    <section className={classes.tools} aria-label={t("scans.device.settings")}>
      {unsent.length > 0 && (
        <div className={layout.line}>
          {(["csv", "json"] as const).map((format) => (
            <Button key={format} size="small" onClick={() => exportUnsent(unsent, format)}>
              {t(`scans.device.export.${format}`)}
            </Button>
          ))}
        </div>
      )}
      {shell !== null && <p>{t(shell ? "scans.device.ready" : "scans.device.unready")}</p>}
      {!safe && <p>{t("scans.device.unsafe")}</p>}
      {/* Another document: what this one may do, others may not. */}
      <a href={links.scans({ event })}>{t("scans.device.office")}</a>
    </section>
  );
}

/** Whether the browser keeps what is here even when the device runs out of room. */
function useIsSafe(unsent: number): boolean {
  const [safe, setSafe] = useState(true);
  useEffect(() => {
    if (unsent > 0) void navigator.storage.persisted().then(setSafe);
  }, [unsent]);
  return safe;
}
