import { useState } from "react";
import { sayMissing } from "../../kernel/reckoning/say-step.ts";
import { StepsDialog } from "../../kernel/reckoning/steps-dialog.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import layout from "../../ui/layout.module.css";
import { Row, RowList } from "../../ui/row-list.tsx";
import { useWriting, type Writing } from "../use-writing.ts";
import type { Preview, PreviewLine } from "./preview.ts";

/** What the quote costs as it stands; what is unknown is told as unknown. */
export function Totals({ preview }: { preview: Preview }) {
  const t = useT();
  const { sum } = useWriting();
  const { lines, currency, total, isWhole, missing } = preview;
  return (
    <>
      <RowList label={t("quotes.edit.totals")}>
        {lines.map((line) => (
          <LineTotals key={line.field} line={line} currency={currency} />
        ))}
        {isWhole && (
          <Row end={<strong>{total ? sum(total, currency) : t("quote-file.unknown")}</strong>}>
            <strong>{t("quote-file.total")}</strong>
          </Row>
        )}
      </RowList>
      {!isWhole && <p className={layout.soft}>{t("quotes.edit.not-whole")}</p>}
      {missing.length > 0 && (
        <Note>
          <p className={layout.text}>{t("quotes.edit.unknown")}</p>
          <ul className={layout.bullets}>
            {missing.map((each) => (
              <li key={JSON.stringify(each)}>{sayMissing(t, each)}</li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}

/** The cost of a line, which opens its calculation. */
function LineTotals({ line, currency }: { line: PreviewLine; currency: string }) {
  const t = useT();
  const { sum } = useWriting();
  const [isOpen, setOpen] = useState(false);
  const { goods, reckoned } = line;
  const name = line.name || t("quotes.edit.unnamed");
  const cost = reckoned?.cost.value;
  const shown = cost ? sum(cost, currency) : t("quote-file.unknown");
  const what = t("rounds.figure.cost");
  return (
    <Row
      end={
        reckoned ? (
          <Button
            size="small"
            aria-label={t("rounds.how", { figure: shown, what, name })}
            onClick={() => setOpen(true)}
          >
            {shown}
          </Button>
        ) : (
          "–"
        )
      }
    >
      <span>{name}</span>
      {goods && (
        <p className={layout.soft}>
          {t("quotes.edit.goods", { goods: sum(goods.value, goods.currency) })}
        </p>
      )}
      {reckoned && isOpen && (
        <StepsDialog
          title={t("rounds.calculation", { what, name })}
          steps={reckoned.cost.steps}
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  );
}

/** All of it, where it is known. */
export const shortTotal = ({ total, currency }: Preview, { sum }: Writing): string | null =>
  total && sum(total, currency);
