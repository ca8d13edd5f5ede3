import type { Import } from "@neroli/contract/imports/schema.ts";
import { useState } from "react";
import { ErrorNote } from "../kernel/error-note.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Card, Note } from "../ui/card.tsx";
import { CheckField } from "../ui/fields/check-field.tsx";
import layout from "../ui/layout.module.css";
import { ColumnRow } from "./column-row.tsx";
import classes from "./columns.module.css";
import { KindFields } from "./kind-fields.tsx";
import { makesNoProducts, mappingFaults } from "./mapping-faults.ts";
import { ReadingFields } from "./reading-fields.tsx";
import type { Step } from "./steps.ts";
import type { MappingState } from "./use-mapping.ts";

interface ColumnsStepProps {
  one: Import;
  state: MappingState;
  onGo: (step: Step) => Promise<void>;
}

/** What was found in the file: how it is read, what its rows are, which column is which field. */
export function ColumnsStep({ one, state, onGo }: ColumnsStepProps) {
  const t = useT();
  const [tried, setTried] = useState(false);
  const faults = mappingFaults(state.mapping);
  const next = () => {
    setTried(true);
    if (faults.length === 0) void onGo("values");
  };
  return (
    <div className={layout.stack}>
      {!one.can.map.allowed && <Note>{t("imports.mapping.fixed")}</Note>}
      <ReadingFields one={one} onRead={state.forget} />
      <KindFields one={one} state={state} />
      <Columns one={one} state={state} />
      {makesNoProducts(state.mapping) && <Note>{t("imports.mapping.makes-none")}</Note>}
      {tried && faults.length > 0 && (
        <Note tone="bad" urgent>
          <ul className={layout.bullets}>
            {faults.map((fault) => (
              <li key={fault}>{t(`imports.mapping.${fault}`)}</li>
            ))}
          </ul>
        </Note>
      )}
      <ErrorNote error={state.save.error} />
      <div className={layout.line}>
        <Button size="small" onClick={() => void onGo("file")}>
          {t("imports.steps.previous")}
        </Button>
        <Button variant="primary" loading={state.save.isPending} onClick={next}>
          {t("imports.steps.next")}
        </Button>
      </div>
    </div>
  );
}

function Columns({ one, state }: { one: Import; state: MappingState }) {
  const t = useT();
  const [onlyUnmatched, setOnly] = useState(false);
  const isMatched = (name: string) => state.fieldsOf(name).length > 0;
  const matched = one.columns.filter(({ name }) => isMatched(name)).length;
  const shown = onlyUnmatched ? one.columns.filter(({ name }) => !isMatched(name)) : one.columns;
  const from = one.mapping_from;
  return (
    <Card title={t("imports.mapping.columns")}>
      <div className={layout.line}>
        <p className={layout.text}>
          {from && <strong>{t(`imports.mapping.from.${from}`)}</strong>}{" "}
          {t("imports.mapping.columns.said", { matched, count: one.columns.length })}
        </p>
        {matched < one.columns.length && (
          <CheckField
            label={t("imports.mapping.only-unmatched")}
            checked={onlyUnmatched}
            onChange={({ currentTarget }) => setOnly(currentTarget.checked)}
          />
        )}
      </div>
      <ul className={classes.columns} aria-label={t("imports.mapping.columns")}>
        {shown.map((column) => (
          <ColumnRow key={column.name} one={one} column={column} state={state} />
        ))}
      </ul>
    </Card>
  );
}
