import { links } from "@neroli/contract/access/links.ts";
import type { HistoryEntry } from "@neroli/contract/products/editor-schema.ts";
import { Link } from "react-router";
import { formatTime } from "../../language/dates.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import layout from "../../ui/layout.module.css";
import classes from "./history.module.css";
import { differenceOf, linesOf, nameOf } from "./value-lines.ts";

interface HistoryItemProps {
  entry: HistoryEntry;
  company: string;
  /** Set for the last change, if it can be taken back. */
  undo: { pending: boolean; onUndo: () => void } | null;
}

/** One change: what was done, by whom and when, and each field from what to what. */
export function HistoryItem({ entry, company, undo }: HistoryItemProps) {
  const t = useT();
  return (
    <li>
      <Card as="article" level={3} title={t(`product-editor.action.${entry.action}`)}>
        <p className={layout.soft}>
          {entry.by?.name ?? t("product-editor.history.operator")} ·{" "}
          <time dateTime={entry.at}>{formatTime(entry.at)}</time>
          {entry.import_id && (
            <>
              {" · "}
              <Link to={links.adminImport(company, entry.import_id)}>
                {t("product-editor.history.import")}
              </Link>
            </>
          )}
        </p>
        {entry.changes.length > 0 && (
          <Facts
            facts={entry.changes.map((change) => ({
              name: nameOf(change.field, t),
              value: <Change {...change} />,
            }))}
          />
        )}
        {undo && (
          <div>
            <Button size="small" loading={undo.pending} onClick={() => undo.onUndo()}>
              {t("product-editor.history.undo")}
            </Button>
          </div>
        )}
      </Card>{" "}
    </li>
  );
}

function Change({ field, from, to }: HistoryEntry["changes"][number]) {
  const t = useT();
  const language = useLanguage();
  const reader = { t, language };
  const [was, is] = [linesOf(field, from, reader), linesOf(field, to, reader)];
  const { gone, come, moved } = differenceOf(was, is);
  return (
    <div className={classes.change}>
      {moved && <span>{t("product-editor.history.moved")}</span>}
      {gone.map((line) => (
        <del key={line}>
          <span className={layout.unseen}>{t("product-editor.history.from")} </span>
          {line}
        </del>
      ))}
      {come.map((line) => (
        <ins key={line}>
          <span className={layout.unseen}>{t("product-editor.history.to")} </span>
          {line}
        </ins>
      ))}
    </div>
  );
}
