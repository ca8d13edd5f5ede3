import { useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { foldText } from "../../ui/fold-text.ts";
import layout from "../../ui/layout.module.css";
import classes from "./device.module.css";
import { spellRead } from "./spell-read.ts";
import type { KeptScan } from "./store.ts";

const atOnce = 30;

interface ScanListProps {
  scans: readonly KeptScan[];
  /** What else one searches by: names of products. */
  nameOf: (product: string) => string;
  onOpen: (id: string) => void;
}

/** What this device noted, the newest first. */
export function ScanList({ scans, nameOf, onOpen }: ScanListProps) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const [most, setMost] = useState(atOnce);
  const wanted = foldText(typed.trim());
  const found = scans.filter((scan) => textOf(scan, nameOf).includes(wanted));
  return (
    <section className={layout.close} aria-label={t("scans.device.list")}>
      <h2>{t("scans.device.list")}</h2>
      {scans.length === 0 ? (
        <p>{t("scans.device.list.empty")}</p>
      ) : (
        <input
          type="search"
          aria-label={t("scans.device.list.search")}
          placeholder={t("scans.device.list.search")}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      {scans.length > 0 && found.length === 0 && <p>{t("scans.device.list.none")}</p>}
      <ul className={layout.list}>
        {found.slice(0, most).map((scan) => (
          <li key={scan.id}>
            <Row scan={scan} onOpen={() => onOpen(scan.id)} />
          </li>
        ))}
      </ul>
      {found.length > most && (
        <Button size="small" onClick={() => setMost(most + atOnce)}>
          {t("scans.device.list.more")}
        </Button>
      )}
    </section>
  );
}

const textOf = ({ read, notes, products }: KeptScan, nameOf: (product: string) => string) =>
  foldText([read, spellRead(read), notes, ...products.map(nameOf)].join("\n"));

const stateOf = ({ refused, unsent }: KeptScan) => {
  if (refused !== null) return "refused";
  return unsent ? "waiting" : "sent";
};

function Row({ scan, onOpen }: { scan: KeptScan; onOpen: () => void }) {
  const t = useT();
  const state = stateOf(scan);
  return (
    <button type="button" className={classes.row} onClick={onOpen}>
      <span className={classes.rowText}>
        <strong>{spellRead(scan.read)}</strong>
        {scan.notes && <span>{scan.notes}</span>}
        {scan.refused && <span>{scan.refused}</span>}
      </span>
      <span data-state={state} className={classes.state}>
        {t(`scans.device.state.${state}`)}
      </span>
    </button>
  );
}
