import { type ChargeKind, chargeKinds, chargeStates } from "@neroli/contract/quotes/terms.ts";
import { useT, words } from "../../language/phrases.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { DecimalField } from "../../ui/fields/decimal-field.tsx";
import { Fields } from "../../ui/fields/field-group.tsx";
import layout from "../../ui/layout.module.css";
import { mostDigits } from "./amount-fields.tsx";
import type { QuoteForm } from "./use-quote-form.ts";
import type { LineField, QuoteValues } from "./values.ts";

type Charges = QuoteValues["charges"];

interface ChargeFieldsProps {
  form: QuoteForm;
  name: "charges" | `${LineField}.charges`;
  charges: Charges;
  /** Of amounts that name none. */
  currency: string;
  legend: string;
}

/** What comes on top of prices: of each kind whether it is in them, what it costs, or neither. */
export function ChargeFields({ form, name, charges, currency, legend }: ChargeFieldsProps) {
  const t = useT();
  const say = (kind: ChargeKind, state: string) => {
    const others = charges.filter((charge) => charge.kind !== kind);
    const amount = charges.find((charge) => charge.kind === kind)?.amount ?? "";
    const said = { kind, state: state as Charges[number]["state"], amount };
    form.setField(name, inOrder(state === "" ? others : [...others, said]));
  };
  return (
    <Fields legend={legend}>
      <div className={layout.columns}>
        {chargeKinds.map((kind) => {
          const at = charges.findIndex((charge) => charge.kind === kind);
          const charge = words(t, "rounds.charge", kind);
          return (
            <div key={kind} className={layout.close}>
              <ChoiceField
                label={charge}
                data-path={at < 0 ? undefined : `${name}.${at}.state`}
                none={t("quotes.edit.charge.none")}
                choices={chargeStates.map((state) => ({
                  value: state,
                  label: t(`quotes.edit.charge.${state}`),
                }))}
                value={charges[at]?.state ?? ""}
                onChange={({ currentTarget }) => say(kind, currentTarget.value)}
              />
              {charges[at]?.state === "AMOUNT" && (
                <DecimalField
                  maxLength={mostDigits}
                  label={t("quotes.edit.charge.amount", { charge, currency })}
                  {...form.field(`${name}.${at}.amount`)}
                />
              )}
            </div>
          );
        })}
      </div>
    </Fields>
  );
}

const inOrder = (charges: Charges): Charges =>
  charges.toSorted((a, b) => chargeKinds.indexOf(a.kind) - chargeKinds.indexOf(b.kind));
