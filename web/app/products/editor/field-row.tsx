import type { FieldVisibility } from "@neroli/contract/enumerations/products.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { isTranslated } from "@neroli/contract/products/text-keys.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { memo } from "react";
import { useT } from "../../language/phrases.tsx";
import { FieldError } from "../../ui/fields/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import layout from "../../ui/layout.module.css";
import { isSideBySide } from "./controls/choice-control.tsx";
import { textOf } from "./controls/control.ts";
import { FieldControl } from "./field-control.tsx";
import type { FieldErrors } from "./field-errors.ts";
import classes from "./fields.module.css";
import type { Place } from "./place.ts";
import { isGroup, isOfLines, isShort, type Shape, shapeOf } from "./shape.ts";
import { visibilityKey } from "./values.ts";
import { VisibilityMenu } from "./visibility-menu.tsx";

interface FieldRowProps {
  field: ProductFieldKey;
  place: Place;
  value: unknown;
  /** The language of the product's own texts. */
  own: Language;
  decided: FieldVisibility | undefined;
  errors: FieldErrors;
  /** Buyers ask for it, and it is not there. */
  missing: boolean;
  /** It cannot be changed any more. */
  locked: boolean;
  disabled: boolean;
  onChange: (key: string, value: unknown) => void;
  onLeave: (field: string) => void;
}

const fieldId = (field: ProductFieldKey) => `field-${field}`;

/**
 * A field with its name, what it is about, who sees it, its control and what is wrong with it.
 * Only the row that is typed into is drawn again, not all eighty.
 */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const t = useT();
  const { field, place, value, errors, locked, onChange, onLeave } = props;
  const shape = shapeOf(field);
  const id = fieldId(field);
  const hint = locked ? "product-editor.trade_name.locked" : hintOf(field);
  const sentences = sentencesHere(errors, shape);
  const describedBy =
    [hint && `${id}-hint`, sentences.length > 0 && `${id}-error`].filter(Boolean).join(" ") ||
    undefined;
  const isNamedGroup = isGroup(shape) || locked;
  const isChoice = shape === "pick-one" && isSideBySide(field);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes that one has left it
    <div
      className={classes.field}
      data-field={field}
      data-short={isShort(field) || undefined}
      {...(isNamedGroup && { role: "group", "aria-labelledby": `${id}-label` })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave(field);
      }}
    >
      <FieldHead {...props} named={isNamedGroup || isChoice} />
      {locked ? (
        <p className={`${layout.line} ${layout.text}`}>
          <Icon name="lock" />
          {textOf(value)}
        </p>
      ) : (
        <FieldControl
          {...{ field, id, place, value, errors, describedBy }}
          {...(isTranslated(field) && { lang: props.own })}
          disabled={props.disabled}
          label={t(`product-fields.${field}`)}
          onChange={(next) => onChange(field, next)}
        />
      )}
      <FieldError id={`${id}-error`} error={sentences.join(" ")} />
      {hint && (
        <p id={`${id}-hint`} className={layout.soft}>
          {t(hint)}
        </p>
      )}
    </div>
  );
});

function FieldHead(props: FieldRowProps & { named: boolean }) {
  const t = useT();
  const { field, onChange } = props;
  const id = fieldId(field);
  const label = t(`product-fields.${field}`);
  const { required } = productField(field);
  return (
    <div className={classes.fieldHead}>
      {props.named ? (
        <span id={`${id}-label`} className={classes.label}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </span>
      ) : (
        <label htmlFor={id} className={classes.label}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </label>
      )}
      {props.missing && <span className={layout.soft}>{t("product-editor.wanted")}</span>}
      {!required && (
        <VisibilityMenu
          field={field}
          decided={props.decided}
          onChange={(level) => onChange(visibilityKey(field), level)}
        />
      )}
    </div>
  );
}

/** The faults that the control itself does not show beside the line concerned. */
function sentencesHere(errors: FieldErrors, shape: Shape): string[] {
  if (shape === "identifier") return [];
  const shown = Object.entries(errors).filter(([path]) => path === "" || !isOfLines(shape));
  return [...new Set(shown.map(([, sentence]) => sentence))];
}

/** Fields whose name does not say all that one must know to fill them in. */
const hints: Partial<Record<ProductFieldKey, PlainPhraseKey>> = {
  trade_name: "product-editor.hint.trade_name",
  inci: "product-editor.hint.inci",
  composition: "product-editor.hint.composition",
  ingredient_category: "product-editor.hint.ingredient_category",
  tagline: "product-editor.hint.tagline",
  positioning: "product-editor.hint.positioning",
  procedure: "product-editor.hint.procedure",
  functions: "product-editor.hint.functions",
  performance_claims: "product-editor.hint.performance_claims",
  in_stock: "product-editor.hint.in_stock",
  sample_unit_price: "product-editor.hint.sample_unit_price",
  sample_price_note: "product-editor.hint.sample_price_note",
  sample_work: "product-editor.hint.sample_work",
  video: "product-editor.hint.video",
};

const hintOf = (field: ProductFieldKey): PlainPhraseKey | undefined => hints[field];
