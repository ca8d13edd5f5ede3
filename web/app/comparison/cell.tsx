import type { ComparedCell, ComparedRow } from "@neroli/contract/comparison/rows.ts";
import { useState } from "react";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import classes from "./comparison-table.module.css";

interface CellProps {
  cell: ComparedCell;
  field: ComparedRow["field"];
  /** Says that the row differs: values that only few products have stand out in it. */
  marked: boolean;
}

/** Letters from which on a text is shown in part: rows stay short enough to compare. */
const long = 320;

/** The values of one product in one field; restricted ones are named as such. */
export function Cell({ cell, marked }: CellProps) {
  const t = useT();
  if (cell.state === "restricted") {
    return (
      <span className={layout.soft}>
        <Icon name="lock" /> {t("comparison.restricted")}
      </span>
    );
  }
  if (cell.state === "none") {
    return (
      <span className={layout.soft}>
        <span aria-hidden="true">–</span>
        <span className={layout.unseen}>{t("comparison.not-given")}</span>
      </span>
    );
  }
  const [only] = cell.texts;
  if (only && cell.texts.length === 1) return <Text text={only.text} />;
  return (
    <ul className={layout.list}>
      {cell.texts.map(({ text, apart }) => (
        <li key={text}>{marked && apart ? <strong>{text}</strong> : text}</li>
      ))}
    </ul>
  );
}

function Text({ text }: { text: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (/^https?:\/\/\S+$/.test(text)) {
    return (
      <a href={text} rel="noopener nofollow" target="_blank">
        {text.replace(/^https?:\/\//, "")}
      </a>
    );
  }
  if (text.length <= long) return <span className={classes.text}>{text}</span>;
  return (
    <>
      <span className={classes.text} data-cut={!open || undefined}>
        {text}
      </span>
      <Button
        variant="link"
        className={classes.more}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t(open ? "comparison.less" : "comparison.more")}
      </Button>
    </>
  );
}
