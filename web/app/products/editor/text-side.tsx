import type { Language } from "@neroli/contract/kernel/language.ts";
import { type TranslatedKey, textKey } from "@neroli/contract/products/text-keys.ts";
import { memo } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/fields/field.tsx";
import { FieldControl } from "./field-control.tsx";
import type { FieldErrors } from "./field-errors.ts";
import fieldClasses from "./fields.module.css";
import type { Place } from "./place.ts";
import { isGroup, shapeOf } from "./shape.ts";
import classes from "./texts.module.css";

interface TextSideProps {
  field: TranslatedKey;
  language: Language;
  own: Language;
  place: Place;
  value: unknown;
  /** What the field says in the product's own language. */
  original: unknown;
  errors: FieldErrors;
  disabled: boolean;
  onChange: (key: string, value: unknown) => void;
  onLeave: (field: string) => void;
}

/** What a field says in a further language: beside its own one, below it on a phone. */
export const TextSide = memo(function TextSide(props: TextSideProps) {
  const t = useT();
  const { field, language, own, errors, value, original, onChange } = props;
  const key = textKey(field, language);
  const id = `field-${key}`;
  const label = t("product-editor.texts.named", {
    name: t(`product-fields.${field}`),
    language: t(`text-languages.${language}`),
  });
  const sentences = [...new Set(Object.values(errors))];
  const several = isGroup(shapeOf(field));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes that one has left it
    <div
      className={classes.side}
      data-field={key}
      {...(several && { role: "group", "aria-labelledby": `${id}-label` })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onLeave(key);
      }}
    >
      <div className={classes.head}>
        {several ? (
          <span id={`${id}-label`} className={fieldClasses.label}>
            {label}
          </span>
        ) : (
          <label htmlFor={id} className={fieldClasses.label}>
            {label}
          </label>
        )}
        {isSaid(original) && !isSaid(value) && !props.disabled && (
          <Button variant="quiet" size="small" onClick={() => onChange(key, original)}>
            {t("product-editor.texts.copy", { language: t(`text-languages.${own}`) })}
          </Button>
        )}
      </div>
      <FieldControl
        {...{ field, id, label, value, errors }}
        lang={language}
        place={props.place}
        describedBy={sentences.length > 0 ? `${id}-error` : undefined}
        disabled={props.disabled}
        onChange={(next) => onChange(key, next)}
      />
      <FieldError id={`${id}-error`} error={sentences.join(" ")} />
    </div>
  );
});

const isSaid = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === "string" && value.trim() !== "";
