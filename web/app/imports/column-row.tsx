import { Select } from "@mantine/core";
import {
  type ImportTarget,
  importTargets,
  type MappedColumn,
  type SourceColumn,
} from "@neroli/contract/imports/mapping.ts";
import type { Import } from "@neroli/contract/imports/schema.ts";
import { useMemo, useState } from "react";
import { useT } from "../language/phrases.tsx";
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

/** One column of the file, with examples, beside the fields that it is taken for. */
export function ColumnRow({ one, column, state }: ColumnRowProps) {
  const { name } = column;
  const fields = state.fieldsOf(name);
  const { identity } = state.mapping;
  const t = useT();
  return (
    <li data-matched={fields.length > 0}>
      <SourceCell column={column} />
      <div className={classes.target}>
        {identity.by === "column" && identity.column === name && (
          <strong>{t("imports.mapping.identifies")}</strong>
        )}
        <Targets one={one} name={name} fields={fields} state={state} />
      </div>
    </li>
  );
}

function SourceCell({ column: { name, header, samples, filled } }: { column: SourceColumn }) {
  const t = useT();
  return (
    <div className={classes.source}>
      <strong>{header === "" ? t("imports.mapping.column.unnamed") : name}</strong>
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
  );
}

interface TargetsProps {
  one: Import;
  name: string;
  fields: readonly MappedColumn[];
  state: MappingState;
}

/** What a column is taken for: nothing, a field, or several. */
function Targets({ one, name, fields, state }: TargetsProps) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  const off = !one.can.map.allowed;
  const places: readonly (MappedColumn | null)[] =
    fields.length === 0 || adding ? [...fields, null] : fields;
  return (
    <>
      {places.map((mapped, at) => (
        <div key={mapped?.field ?? "none"} className={classes.target}>
          <TargetSelect
            label={t(at === 0 ? "imports.mapping.field.of" : "imports.mapping.field.also", {
              column: name,
            })}
            disabled={off}
            kind={state.mapping}
            field={mapped?.field ?? null}
            onChoose={(field) => {
              setAdding(false);
              state.choose(name, { at, field });
            }}
          />
          {mapped?.field && (
            <>
              <Confidence mapped={mapped} />
              <div className={classes.more}>
                <ColumnOptions
                  column={name}
                  field={mapped.field}
                  options={mapped.options ?? {}}
                  disabled={off}
                  onChange={(options) => state.setOptions(name, { at, options })}
                />
                {at === fields.length - 1 && !adding && !off && (
                  <button
                    type="button"
                    aria-label={t("imports.mapping.field.add.of", { column: name })}
                    onClick={() => setAdding(true)}
                  >
                    {t("imports.mapping.field.add")}
                  </button>
                )}
              </div>
            </>
          )}
        </div>
      ))}
    </>
  );
}

interface TargetSelectProps {
  label: string;
  disabled: boolean;
  kind: Parameters<typeof targetOptions>[1];
  field: ImportTarget | null;
  onChoose: (field: ImportTarget | null) => void;
}

function TargetSelect({ label, disabled, kind, field, onChoose }: TargetSelectProps) {
  const t = useT();
  const { offering, segment } = kind;
  const groups = useMemo(() => targetOptions(t, { offering, segment }), [t, offering, segment]);
  const known = groups.some(({ items }) => items.some(({ value }) => value === field));
  // Of another kind of product: still named, and refused by the dry run.
  const strange = field && !known ? [{ value: field, label: targetWord(t, field) }] : [];
  return (
    <Select
      searchable
      openOnFocus={false}
      aria-label={label}
      disabled={disabled}
      value={field ?? nothing}
      data={[{ value: nothing, label: t("imports.mapping.field.none") }, ...strange, ...groups]}
      allowDeselect={false}
      nothingFoundMessage={t("imports.mapping.field.nothing")}
      maxDropdownHeight={320}
      onChange={(value) => onChoose(importTargets.find((target) => target === value) ?? null)}
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
