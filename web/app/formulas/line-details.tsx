import type { FormulaLine } from "@neroli/contract/formulas/schema.ts";
import { useT, words } from "../language/phrases.tsx";
import { CheckField } from "../ui/fields/check-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import classes from "./formulas.module.css";

/** What the list of ingredients must know of a line. */
export const flags = ["nano", "colorant", "may_contain"] as const;

interface LineDetailsProps {
  id: string;
  line: FormulaLine;
  onChange: (changes: Partial<FormulaLine>) => void;
}

/** What many lines go without. */
export function LineDetails({ id, line, onChange }: LineDetailsProps) {
  const t = useT();
  return (
    <div id={id} className={classes.details}>
      <div className={layout.columns}>
        <TextField
          label={t("formulas.line.function")}
          maxLength={300}
          value={line.function}
          onChange={({ currentTarget }) => onChange({ function: currentTarget.value })}
        />
        <TextField
          label={t("product-fields.cas")}
          hint={t("formulas.line.cas.hint")}
          maxLength={400}
          value={line.cas}
          onChange={({ currentTarget }) => onChange({ cas: currentTarget.value })}
        />
      </div>
      <div className={layout.line}>
        {flags.map((flag) => (
          <CheckField
            key={flag}
            label={words(t, "formulas.line.flag", flag)}
            checked={line[flag]}
            onChange={({ currentTarget }) => onChange({ [flag]: currentTarget.checked })}
          />
        ))}
      </div>
    </div>
  );
}
