import type { AnnexFault, AnnexFile } from "@neroli/contract/law/schema.ts";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { PlainTable } from "../ui/plain-table.tsx";
import { sayEntry } from "./entry-columns.tsx";
import classes from "./law.module.css";
import type { useAnnexFile } from "./use-annex-file.ts";

interface AnnexPreviewProps {
  file: ReturnType<typeof useAnnexFile>;
  told: AnnexFile;
}

/** What a file changes, before it is loaded, and what is wrong in it. */
export function AnnexPreview({ file, told }: AnnexPreviewProps) {
  const t = useT();
  const idle = told.added + told.changed === 0;
  return (
    <Dialog
      title={t("law.preview", { name: file.name })}
      onClose={file.close}
      size="wide"
      footer={
        <>
          <Button onClick={file.close}>{t(idle ? "table.close" : "table.cancel")}</Button>
          {!idle && (
            <Button variant="primary" loading={file.loading} onClick={file.load}>
              {t("law.confirm", { annex: told.annex })}
            </Button>
          )}
        </>
      }
    >
      {file.failure && (
        <Note tone="bad" urgent>
          {t("law.not-loaded")}: {file.failure}
        </Note>
      )}
      <Sums told={told} idle={idle} />
      {told.fault_count > 0 && <Faults told={told} />}
      {!idle && <Changes told={told} />}
    </Dialog>
  );
}

function Sums({ told, idle }: { told: AnnexFile; idle: boolean }) {
  const t = useT();
  const { annex, entries, as_of, added, changed, older } = told;
  return (
    <>
      {idle && entries > 0 && <Note>{t("law.preview.same")}</Note>}
      <ul>
        <li>{t(`law.annex.${annex}`)}</li>
        <li>{t("law.preview.entries", { count: entries })}</li>
        {as_of && <li>{t("law.preview.as-of", { day: formatDay(as_of) })}</li>}
        <li>{t("law.preview.added", { count: added })}</li>
        <li>{t("law.preview.changed", { count: changed })}</li>
        {older > 0 && <li>{t("law.preview.older", { count: older })}</li>}
      </ul>
    </>
  );
}

function Changes({ told: { changes, added, changed } }: { told: AnnexFile }) {
  const t = useT();
  const more = added + changed - changes.length;
  const titles = [t("law.number"), t("law.substance"), t("law.change")];
  return (
    <>
      <PlainTable label={t("law.preview.changes")} titles={titles}>
        <tbody>
          {changes.map((each) => (
            <tr key={`${sayEntry(each)} ${each.part}`}>
              <th scope="row">{sayEntry(each)}</th>
              <td className={classes.text}>{each.name}</td>
              <td>
                {t(`law.change.${each.change}`)}{" "}
                {each.moved_from && (
                  <Badge tone="warning">
                    {t("law.moved-from", { entry: sayEntry(each.moved_from) })}
                  </Badge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {more > 0 && <p>{t("law.preview.more", { count: more })}</p>}
    </>
  );
}

function Faults({ told: { faults, fault_count } }: { told: AnnexFile }) {
  const t = useT();
  const more = fault_count - faults.length;
  return (
    <>
      <Note tone="bad">{t("law.faults", { count: fault_count })}</Note>
      <ul className={classes.faults}>
        {faults.map((fault) => (
          <li key={keyOf(fault)}>
            <strong>{t("law.fault-line", { line: fault.line })}</strong>{" "}
            {t(`law.fault.${fault.code}`)}
            {": "}
            <q>{fault.value}</q>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t("law.fault-more", { count: more })}</p>}
    </>
  );
}

const keyOf = ({ line, code, value }: AnnexFault) => `${line} ${code} ${value}`;
