import { Checkbox, TextInput } from "@mantine/core";
import { sustainableDevelopmentGoals } from "@neroli/contract/enumerations/companies.ts";
import { useT } from "../../language/phrases.tsx";
import { GoalNumber } from "../goal-number.tsx";
import classes from "./editor.module.css";
import type { CompanyFormState } from "./use-company-form.ts";

export function SustainabilitySection({ form }: { form: CompanyFormState }) {
  const t = useT();
  return (
    <>
      <Goals form={form} />
      <TextInput
        inputMode="decimal"
        maxLength={8}
        label={t("company-fields.dow_jones_sustainability_score")}
        description={t("company-editor.dow-jones.hint")}
        {...form.getInputProps("dow_jones_sustainability_score")}
      />
      <Checkbox
        label={t("company-fields.indie_brand_friendly")}
        description={t("company-editor.indie.hint")}
        {...form.getInputProps("indie_brand_friendly", { type: "checkbox" })}
      />
    </>
  );
}

/** The seventeen goals, each a toggle with its number and name. */
function Goals({ form }: { form: CompanyFormState }) {
  const t = useT();
  const chosen = form.values.sustainable_development_goals;
  const toggle = (number: number) => {
    const next = chosen.includes(number)
      ? chosen.filter((each) => each !== number)
      : [...chosen, number].sort((a, b) => a - b);
    form.setFieldValue("sustainable_development_goals", next);
  };
  return (
    <fieldset className={classes.rows} data-path="sustainable_development_goals" tabIndex={-1}>
      <legend>{t("company-fields.sustainable_development_goals")}</legend>
      <p className={classes.soft}>{t("company-editor.sdg.hint")}</p>
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
