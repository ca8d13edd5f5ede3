import { NativeSelect, TextInput } from "@mantine/core";
import { offerings, segments, segmentsOf } from "@neroli/contract/enumerations/products.ts";
import { type ImportIdentity, identityFields } from "@neroli/contract/imports/mapping.ts";
import type { Import } from "@neroli/contract/imports/schema.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import columnsClasses from "./columns.module.css";
import classes from "./imports.module.css";
import { isIdentified } from "./mapping-faults.ts";
import type { MappingState } from "./use-mapping.ts";

interface KindFieldsProps {
  one: Import;
  state: MappingState;
}

/** What the rows are, and how one is recognised as a product that is there already. */
export function KindFields({ one, state }: KindFieldsProps) {
  const t = useT();
  const { mapping, change } = state;
  const off = !one.can.map.allowed;
  const byColumn = { value: "", label: t("imports.mapping.by-column") };
  const possible = mapping.offering ? segmentsOf[mapping.offering] : segments;
  const hasMaterials = mapping.columns.some(({ field }) => field === "phases.material");
  return (
    <section className={classes.card} aria-labelledby="kind">
      <h2 id="kind">{t("imports.mapping.kind")}</h2>
      <div className={columnsClasses.fields}>
        <NativeSelect
          label={t("imports.mapping.offering")}
          disabled={off}
          value={mapping.offering ?? ""}
          data={[
            byColumn,
            ...offerings.map((value) => ({ value, label: t(`offerings.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const offering = offerings.find((each) => each === value) ?? null;
            const { segment } = mapping;
            const fits = !offering || !segment || segmentsOf[offering].includes(segment);
            change({ offering, segment: fits ? segment : null });
          }}
        />
        <NativeSelect
          label={t("imports.mapping.segment")}
          disabled={off}
          value={mapping.segment ?? ""}
          data={[byColumn, ...possible.map((value) => ({ value, label: t(`segments.${value}`) }))]}
          onChange={({ currentTarget: { value } }) =>
            change({ segment: possible.find((each) => each === value) ?? null })
          }
        />
        <Identity one={one} state={state} />
        {hasMaterials && (
          <TextInput
            label={t("imports.mapping.rest")}
            description={t("imports.mapping.rest.hint")}
            disabled={off}
            maxLength={300}
            value={mapping.rest ?? ""}
            onChange={({ currentTarget }) => change({ rest: currentTarget.value || null })}
          />
        )}
      </div>
    </section>
  );
}

function Identity({ one, state }: KindFieldsProps) {
  const t = useT();
  const { identity, columns } = state.mapping;
  return (
    <NativeSelect
      label={t("imports.mapping.identity")}
      description={t("imports.mapping.identity.hint")}
      disabled={!one.can.map.allowed}
      value={optionOf(identity)}
      error={isIdentified(identity, columns) ? undefined : t("imports.mapping.identity.unmapped")}
      data={identityOptions(t, one)}
      onChange={({ currentTarget }) => state.change({ identity: identityOf(currentTarget.value) })}
    />
  );
}

function identityOptions(t: Translate, { columns }: Import) {
  return [
    ...identityFields.map((field) => ({
      value: `field:${field}`,
      label: t(`product-fields.${field}`),
    })),
    { value: "key", label: t("imports.mapping.identity.key") },
    ...columns.map(({ name }) => ({
      value: `column:${name}`,
      label: t("imports.mapping.identity.column", { column: name }),
    })),
  ];
}

function optionOf(identity: ImportIdentity): string {
  if (identity.by === "key") return "key";
  return identity.by === "field" ? `field:${identity.field}` : `column:${identity.column}`;
}

function identityOf(value: string): ImportIdentity {
  if (value.startsWith("column:")) return { by: "column", column: value.slice(7) };
  const field = identityFields.find((each) => `field:${each}` === value);
  return field ? { by: "field", field } : { by: "key" };
}
