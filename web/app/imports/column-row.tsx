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
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import { WithMantine } from "../ui/with-mantine.tsx";
import { ColumnOptions } from "./column-options.tsx";
import classes from "./columns.module.css";
import { targetOptions, targetWord } from "./targets.ts";
import type { MappingState } from "./use-mapping.ts";

interface ColumnRowProps {
  one: Import;
  column: SourceColumn;
  state: MappingState;
}

/** Examples shown of each column: these many tell what stands in it. */
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
      <div className={layout.close}>
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
    <div className={`${layout.close} ${classes.source}`}>
      <strong>{header === "" ? t("imports.mapping.column.unnamed") : name}</strong>
      <p className={layout.soft}>
        {t("imports.mapping.filled", { share: Math.round(filled * 100) })}
      </p>
      {samples.length === 0 ? (
        <p className={layout.soft}>{t("imports.mapping.no-samples")}</p>
      ) : (
        <ul className={`${layout.list} ${layout.line}`} aria-label={t("imports.mapping.samples")}>
          {samples.slice(0, shownSamples).map((sample) => (
            <li key={sample}>
              <Badge>{sample}</Badge>
            </li>
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
        <div key={mapped?.field ?? "none"} className={layout.close}>
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
                  <Button
                    variant="link"
                    aria-label={t("imports.mapping.field.add.of", { column: name })}
                    onClick={() => setAdding(true)}
                  >
                    {t("imports.mapping.field.add")}
                  </Button>
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
  // A field of another kind of product is still named; the dry run refuses it.
  const unknown = field && !known ? [{ value: field, label: targetWord(t, field) }] : [];
  return (
    <WithMantine>
      <Select
        searchable
        openOnFocus={false}
        aria-label={label}
        disabled={disabled}
        value={field ?? nothing}
        data={[{ value: nothing, label: t("imports.mapping.field.none") }, ...unknown, ...groups]}
        allowDeselect={false}
        nothingFoundMessage={t("imports.mapping.field.nothing")}
        maxDropdownHeight={320}
        onChange={(value) => onChoose(importTargets.find((target) => target === value) ?? null)}
      />
    </WithMantine>
  );
}

const nothing = "nothing";

/** The confidence from which on a proposal counts as sure, and as likely. */
const sure = 0.85;
const likely = 0.6;

function Confidence({ mapped: { field, confidence, why } }: { mapped: MappedColumn }) {
  const t = useT();
  if (!field) return null;
  const level = levelOf(confidence);
  return (
    <div className={layout.line}>
      <Badge tone={tones[level]} icon={tones[level] === "good" && <Icon name="check" />}>
        {t(`imports.mapping.confidence.${level}`)}
      </Badge>
      {why && <span className={layout.soft}>{t(`imports.mapping.why.${why}`)}</span>}
    </div>
  );
}

/** A proposal has a confidence between 0 and 1; what a person chose has none. */
function levelOf(confidence: number | undefined) {
  if (confidence === undefined) return "own";
  if (confidence >= sure) return "sure";
  return confidence >= likely ? "likely" : "doubtful";
}

const tones = { own: "good", sure: "good", likely: "plain", doubtful: "warning" } as const;
