import { TextInput } from "@mantine/core";
import { useT } from "../language/phrases.tsx";
import { black, isColour, swatches } from "./colours.ts";
import classes from "./labels.module.css";

/** A colour, typed, chosen from a few, or from the browser's own picker. */
export function ColourField(props: { value: string; onChange: (colour: string) => void }) {
  const t = useT();
  const { value, onChange } = props;
  return (
    <fieldset className={classes.colour}>
      <legend>{t("labels.form.colour")}</legend>
      <p>{t("labels.form.colour.hint")}</p>
      <div className={classes.swatches}>
        {swatches.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={colour}
            aria-pressed={colour === value.toLowerCase()}
            style={{ background: colour }}
            onClick={() => onChange(colour)}
          />
        ))}
      </div>
      <div className={classes.typed}>
        <input
          type="color"
          aria-label={t("labels.form.colour.choose")}
          value={isColour(value) ? value : black}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <TextInput
          aria-label={t("labels.form.colour")}
          maxLength={7}
          value={value}
          error={isColour(value) ? undefined : t("labels.form.colour.wrong")}
          onChange={(event) => onChange(event.currentTarget.value.trim())}
        />
      </div>
    </fieldset>
  );
}
