import { Select } from "@mantine/core";
import {
  importTargets,
  type MappedColumn,
  type SourceColumn,
} from "@neroli/contract/imports/mapping.ts";
import type { Import } from "@neroli/contract/imports/schema.ts";
import { useMemo } from "react";
import { useT } from "../kernel/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import { ColumnOptions } from "./column-options.tsx";
import classes from "./columns.module.css";
import { targetOptions, targetWord } from "./targets.ts";
import type { MappingState } from "./use-mapping.ts";

interface ColumnRowProps {
  one: Import;
  column: SourceColumn;
  state: MappingState;
}

/** As many examples tell what stands in a column. */
const shownSamples = 4;

/** One column of the file, with examples, beside the field that it is taken for. */
export function ColumnRow({ one, column, state }: ColumnRowProps) {
  const t = useT();
  const { name, header, samples, filled } = column;
  const mapped = state.columnOf(name);
  const called = header || t("imports.mapping.column.unnamed");
  return (
    <li data-matched={mapped.field !== null}>
      <div className={classes.source}>
        <strong>{name === header ? header : called}</strong>
        <small>{t("imports.mapping.filled", { share: Math.round(filled * 100) })}</small>
        {samples.length === 0 ? (
          <small>{t("imports.mapping.no-samples")}</small>
        ) : (
          <ul aria-label={t("imports.mapping.samples")}>
            {samples.slice(0, shownSamples).map((sample) => (
              <li key={sample}>{sample}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={classes.target}>
        <TargetSelect one={one} name={name} mapped={mapped} state={state} />
        <Confidence mapped={mapped} />
        {mapped.field && (
          <ColumnOptions
            key={mapped.field}
            column={name}
            field={mapped.field}
            options={mapped.options ?? {}}
            disabled={!one.can.map.allowed}
            onChange={(options) => state.setOptions(name, options)}
          />
        )}
      </div>
    </li>
  );
}

function TargetSelect(props: {
  one: Import;
  name: string;
  mapped: MappedColumn;
  state: MappingState;
}) {
  const t = useT();
  const { one, name, mapped, state } = props;
  const { offering, segment } = state.mapping;
  const groups = useMemo(() => targetOptions(t, { offering, segment }), [t, offering, segment]);
  const known = groups.some(({ items }) => items.some(({ value }) => value === mapped.field));
  // Of another kind of product: still named, and refused by the dry run.
  const strange =
    mapped.field && !known ? [{ value: mapped.field, label: targetWord(t, mapped.field) }] : [];
  return (
    <Select
      searchable
      openOnFocus={false}
      aria-label={t("imports.mapping.field.of", { column: name })}
      disabled={!one.can.map.allowed}
      value={mapped.field ?? nothing}
      data={[{ value: nothing, label: t("imports.mapping.field.none") }, ...strange, ...groups]}
      allowDeselect={false}
      nothingFoundMessage={t("imports.mapping.field.nothing")}
      maxDropdownHeight={320}
      onChange={(value) =>
        state.choose(name, importTargets.find((target) => target === value) ?? null)
      }
    />
  );
}

const nothing = "nothing";

/** From here on a proposal is taken for sure, or for likely. */
const sure = 0.85;
const likely = 0.6;

function Confidence({ mapped: { field, confidence, why } }: { mapped: MappedColumn }) {
  const t = useT();
  if (!field) return null;
  if (confidence === undefined) {
    return (
      <span className={classes.confidence}>
        <Icon name="check" />
        {t("imports.mapping.confidence.own")}
      </span>
    );
  }
  const level = confidence >= sure ? "sure" : confidence >= likely ? "likely" : "doubtful";
  return (
    <span className={classes.confidence} data-level={level}>
      {level === "sure" && <Icon name="check" />}
      {t(`imports.mapping.confidence.${level}`)}
      {why && <small>{t(`imports.mapping.why.${why}`)}</small>}
    </span>
  );
}
