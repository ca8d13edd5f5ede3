import { sustainableDevelopmentGoals } from "@neroli/contract/enumerations/companies.ts";
import { useT } from "../../language/phrases.tsx";
import { CheckField } from "../../ui/fields/check-field.tsx";
import { NumberField } from "../../ui/fields/text-field.tsx";
import layout from "../../ui/layout.module.css";
import { GoalNumber } from "../goal-number.tsx";
import classes from "./editor.module.css";
import type { CompanyFields } from "./use-company-form.ts";

export function SustainabilitySection({ form }: { form: CompanyFields }) {
  const t = useT();
  return (
    <>
      <Goals form={form} />
      <NumberField
        label={t("company-fields.dow_jones_sustainability_score")}
        hint={t("company-editor.dow-jones.hint")}
        {...form.field("dow_jones_sustainability_score")}
      />
      <CheckField
        label={t("company-fields.indie_brand_friendly")}
        hint={t("company-editor.indie.hint")}
        {...form.check("indie_brand_friendly")}
      />
    </>
  );
}

/** The seventeen goals, each a toggle with its number and name. */
function Goals({ form }: { form: CompanyFields }) {
  const t = useT();
  const chosen = form.values.sustainable_development_goals;
  const toggle = (number: number) => {
    const next = chosen.includes(number)
      ? chosen.filter((each) => each !== number)
      : [...chosen, number].sort((a, b) => a - b);
    form.setField("sustainable_development_goals", next);
  };
  return (
    <fieldset className={classes.rows} data-path="sustainable_development_goals" tabIndex={-1}>
      <legend>{t("company-fields.sustainable_development_goals")}</legend>
      <p className={layout.soft}>{t("company-editor.sdg.hint")}</p>
      <ul className={classes.goals}>
        {sustainableDevelopmentGoals.map((number) => (
          <li key={number}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(number)}
                onChange={() => toggle(number)}
              />
              <GoalNumber number={number} />
              {t(`sustainable-development-goals.${number}`)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
