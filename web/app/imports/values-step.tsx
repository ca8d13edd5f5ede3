import type { ColumnValues, Import } from "@neroli/contract/imports/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { ErrorNote } from "../kernel/error-note.tsx";
import { QueryStates } from "../kernel/query-states.tsx";
import { useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { CheckField } from "../ui/fields/check-field.tsx";
import layout from "../ui/layout.module.css";
import classes from "./columns.module.css";
import { paramsOf } from "./import-queries.ts";
import type { Step } from "./steps.ts";
import { targetWord } from "./targets.ts";
import type { MappingState } from "./use-mapping.ts";
import { ValueRow } from "./value-row.tsx";
import { isGuess, isToDecide, valueField } from "./values.ts";

interface ValuesStepProps {
  one: Import;
  state: MappingState;
  onGo: (step: Step) => Promise<void>;
}

/** What words of the file mean, where a field's values are a list. */
export function ValuesStep({ one, state, onGo }: ValuesStepProps) {
  const t = useT();
  const found = useQuery({
    queryKey: ["imports", "values", one.id],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/imports/:importId/values", {
        params: paramsOf({ company: one.company.key, id: one.id }),
        signal,
      }),
    // Rows must not move while somebody decides about them.
    refetchOnWindowFocus: false,
  });
  const columns = found.data?.columns.filter(({ values }) => values.length > 0) ?? [];
  return (
    <div className={layout.stack}>
      <Card title={t("imports.steps.values")}>
        <QueryStates query={found}>
          {() => (
            <p className={layout.soft}>
              {t(columns.length > 0 ? "imports.values.lead" : "imports.values.none")}
            </p>
          )}
        </QueryStates>
      </Card>
      {columns.map((column) => (
        <ColumnValuesCard key={column.column} one={one} column={column} state={state} />
      ))}
      <ErrorNote error={state.save.error} />
      <div className={layout.line}>
        <Button size="small" onClick={() => void onGo("columns")}>
          {t("imports.steps.previous")}
        </Button>
        <Button variant="primary" loading={state.save.isPending} onClick={() => void onGo("check")}>
          {t("imports.steps.next")}
        </Button>
      </div>
    </div>
  );
}

/** Values shown at first: a catalogue has hundreds of functions, and those to decide come first. */
const firstShown = 40;

function ColumnValuesCard(props: { one: Import; column: ColumnValues; state: MappingState }) {
  const t = useT();
  const { one, column, state } = props;
  const [only, setOnly] = useState(false);
  const [whole, setWhole] = useState(false);
  const field = valueField(column.field);
  if (!field) return null;
  const decided = state.mapping.values[field];
  const toDecide = column.values.filter((value) => isToDecide(value, decided));
  const guesses = column.values.filter((value) => isGuess(value, decided));
  const narrowed = only ? toDecide : sorted(column.values);
  const shown = whole ? narrowed : narrowed.slice(0, firstShown);
  const name = t("imports.values.of", {
    field: targetWord(t, column.field),
    column: column.column,
  });
  return (
    <Card
      level={3}
      title={name}
      tools={
        <>
          <Badge tone={toDecide.length > 0 ? "warning" : "good"}>
            {toDecide.length > 0
              ? t("imports.values.open", { count: toDecide.length })
              : t("imports.values.settled")}
          </Badge>
          {guesses.length > 0 && one.can.map.allowed && (
            <Button
              size="small"
              onClick={() =>
                state.decide(
                  field,
                  Object.fromEntries(guesses.map(({ given, taken_for }) => [given, taken_for])),
                )
              }
            >
              {t("imports.values.accept", { count: guesses.length })}
            </Button>
          )}
          {toDecide.length > 0 && toDecide.length < column.values.length && (
            <CheckField
              label={t("imports.values.only-open")}
              checked={only}
              onChange={({ currentTarget }) => setOnly(currentTarget.checked)}
            />
          )}
        </>
      }
    >
      <table className={classes.values}>
        <thead>
          <tr>
            <th scope="col">{t("imports.values.given")}</th>
            <th scope="col">{t("imports.values.rows")}</th>
            <th scope="col">{t("imports.values.taken")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((value) => (
            <ValueRow
              key={value.given}
              field={field}
              value={value}
              decided={decided}
              disabled={!one.can.map.allowed}
              onDecide={(taken) => state.decide(field, { [value.given]: taken })}
            />
          ))}
        </tbody>
      </table>
      {shown.length < narrowed.length && (
        <p>
          <Button size="small" onClick={() => setWhole(true)}>
            {t("imports.values.show-all", { count: narrowed.length })}
          </Button>
        </p>
      )}
      {column.more > 0 && (
        <p className={layout.soft}>{t("imports.values.more", { count: column.more })}</p>
      )}
    </Card>
  );
}

/** Values that the server could not read come first, and stay there while they are decided. */
const sorted = (values: ColumnValues["values"]): ColumnValues["values"] => [
  ...values.filter((value) => isToDecide(value, undefined)),
  ...values.filter((value) => !isToDecide(value, undefined)),
];
