import type { EntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { Fields } from "../ui/fields/field-group.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { black, isColour, swatches } from "./colours.ts";
import classes from "./labels.module.css";
import type { LabelValues } from "./use-label-form.ts";

/** A colour, typed, chosen from a few, or from the browser's own picker. */
export function ColourField({ form }: { form: EntryForm<LabelValues> }) {
  const t = useT();
  const { colour } = form.values;
  const choose = (chosen: string) => form.set({ colour: chosen });
  return (
    <Fields legend={t("labels.form.colour")}>
      <div className={layout.line}>
        {swatches.map((swatch) => (
          <button
            key={swatch}
            type="button"
            className={classes.swatch}
            aria-label={swatch}
            aria-pressed={swatch === colour.toLowerCase()}
            style={{ background: swatch }}
            onClick={() => choose(swatch)}
          />
        ))}
        <input
          type="color"
          className={classes.picker}
          aria-label={t("labels.form.colour.choose")}
          value={isColour(colour) ? colour : black}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </div>
      <TextField
        label={t("labels.form.colour")}
        hint={t("labels.form.colour.hint")}
        {...form.field("colour")}
        maxLength={7}
      />
    </Fields>
  );
}
