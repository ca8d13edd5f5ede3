import { productStates } from "@neroli/contract/enumerations/products.ts";
import { type ImportIdentity, identityFields } from "@neroli/contract/imports/mapping.ts";
import type { Import } from "@neroli/contract/imports/schema.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Card, Note } from "../ui/card.tsx";
import { CheckField } from "../ui/fields/check-field.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { KindChoices } from "./kind-choices.tsx";
import { isIdentified, lackedFields } from "./mapping-faults.ts";
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
  const hasMaterials = mapping.columns.some(({ field }) => field === "phases.material");
  return (
    <Card title={t("imports.mapping.kind")}>
      <div className={layout.fields}>
        <KindChoices
          kind={mapping}
          onChange={change}
          labels={{
            offering: t("imports.mapping.offering"),
            segment: t("imports.mapping.segment"),
          }}
          none={t("imports.mapping.by-column")}
          disabled={off}
        />
        <Lacks one={one} state={state} />
        <Identity one={one} state={state} />
        <Become one={one} state={state} />
        <ChoiceField
          label={t("imports.mapping.empty")}
          hint={t("imports.mapping.empty.hint")}
          disabled={off}
          value={mapping.empty ?? "KEEP"}
          choices={(["KEEP", "CLEAR"] as const).map((value) => ({
            value,
            label: t(`imports.mapping.empty.${value}`),
          }))}
          onChange={({ currentTarget: { value } }) =>
            change({ empty: value === "CLEAR" ? value : undefined })
          }
        />
        {hasMaterials && (
          <TextField
            label={t("imports.mapping.rest")}
            hint={t("imports.mapping.rest.hint")}
            disabled={off}
            maxLength={300}
            value={mapping.rest ?? ""}
            onChange={({ currentTarget }) => change({ rest: currentTarget.value || null })}
          />
        )}
      </div>
    </Card>
  );
}

/** Says before the dry run which columns the chosen segment has no fields for. */
function Lacks({ one, state: { mapping, change } }: KindFieldsProps) {
  const t = useT();
  const { fields, segment } = lackedFields(mapping);
  if (fields.length === 0) return null;
  const names = fields.map((field) => t(`product-fields.${field}`)).join(", ");
  return (
    <div role="status">
      <Note
        tone="warning"
        action={
          segment &&
          one.can.map.allowed && (
            <Button size="small" onClick={() => change({ segment })}>
              {t("imports.mapping.lacks.take", { segment: t(`segments.${segment}`) })}
            </Button>
          )
        }
      >
        {t("imports.mapping.lacks", { fields: names })}
      </Note>
    </div>
  );
}

/** What becomes of new products, and whether those that are there follow. */
function Become({ one, state: { mapping, change } }: KindFieldsProps) {
  const t = useT();
  const off = !one.can.map.allowed;
  return (
    <>
      <ChoiceField
        label={t("imports.mapping.state")}
        disabled={off}
        value={mapping.state ?? "LISTED"}
        choices={productStates.map((value) => ({
          value,
          label: t(`imports.mapping.state.${value}`),
        }))}
        onChange={({ currentTarget: { value } }) =>
          change({ state: productStates.find((each) => each === value) })
        }
      />
      <CheckField
        label={t("imports.mapping.moves")}
        hint={t("imports.mapping.moves.hint")}
        disabled={off}
        checked={mapping.moves === true}
        onChange={({ currentTarget }) => change({ moves: currentTarget.checked || undefined })}
      />
    </>
  );
}

function Identity({ one, state }: KindFieldsProps) {
  const t = useT();
  const { identity, columns } = state.mapping;
  return (
    <ChoiceField
      label={t("imports.mapping.identity")}
      hint={t("imports.mapping.identity.hint")}
      disabled={!one.can.map.allowed}
      value={optionOf(identity)}
      error={isIdentified(identity, columns) ? undefined : t("imports.mapping.identity.unmapped")}
      choices={identityOptions(t, one)}
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
