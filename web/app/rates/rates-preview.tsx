import type { RateFault, RatesFile } from "@neroli/contract/rates/schema.ts";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import classes from "./rates.module.css";
import { RatesTable } from "./rates-table.tsx";
import type { useRatesFile } from "./use-rates-file.ts";

interface RatesPreviewProps {
  file: ReturnType<typeof useRatesFile>;
  told: RatesFile;
}

/** What a file changes, before it is loaded; or the lines that are wrong. */
export function RatesPreview({ file, told }: RatesPreviewProps) {
  const t = useT();
  const { fault_count, added, changed } = told;
  const idle = added + changed === 0;
  return (
    <Dialog
      title={t("rates.preview", { name: file.name })}
      onClose={file.close}
      size="wide"
      footer={
        <>
          <Button onClick={file.close}>{t(idle ? "table.close" : "table.cancel")}</Button>
          {fault_count === 0 && !idle && (
            <Button variant="primary" loading={file.loading} onClick={file.load}>
              {t("rates.confirm")}
            </Button>
          )}
        </>
      }
    >
      {file.failure && (
        <Note tone="bad" urgent>
          {t("rates.not-loaded")}: {file.failure}
        </Note>
      )}
      {fault_count > 0 ? <Faults told={told} /> : <Changes told={told} idle={idle} />}
    </Dialog>
  );
}

function Changes({ told, idle }: { told: RatesFile; idle: boolean }) {
  const t = useT();
  const { days, first, last, currencies, left_out, added, changed, newest } = told;
  return (
    <>
      {idle && <Note>{t("rates.preview.same")}</Note>}
      <ul>
        <li>
          {t("rates.preview.range", {
            days,
            first: formatDay(first ?? ""),
            last: formatDay(last ?? ""),
          })}
        </li>
        <li>{t("rates.preview.currencies", { count: currencies.length })}</li>
        <li>{t("rates.preview.added", { count: added })}</li>
        <li>{t("rates.preview.changed", { count: changed })}</li>
        {left_out.length > 0 && (
          <li>{t("rates.preview.left-out", { currencies: left_out.join(", ") })}</li>
        )}
      </ul>
      <RatesTable label={t("rates.preview.newest")} rates={newest} />
    </>
  );
}

function Faults({ told: { faults, fault_count } }: { told: RatesFile }) {
  const t = useT();
  const more = fault_count - faults.length;
  return (
    <>
      <Note tone="bad">{t("rates.faults", { count: fault_count })}</Note>
      <ul className={classes.faults}>
        {faults.map((fault) => (
          <li key={keyOf(fault)}>
            <strong>{t("rates.fault-line", { line: fault.line })}</strong>{" "}
            {t(`rates.fault.${fault.code}`)}
            {": "}
            <q>{fault.value}</q>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t("rates.fault-more", { count: more })}</p>}
    </>
  );
}

const keyOf = ({ line, code, value }: RateFault) => `${line} ${code} ${value}`;
