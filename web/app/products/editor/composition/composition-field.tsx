import { useT } from "../../../language/phrases.tsx";
import { Button } from "../../../ui/button.tsx";
import layout from "../../../ui/layout.module.css";
import { type ControlProps, inputId } from "../controls/control.ts";
import type { FieldErrors } from "../field-errors.ts";
import { useEntryList } from "../formula/use-entry-list.ts";
import classes from "./composition.module.css";
import { PartRow } from "./part-row.tsx";
import { partsIn } from "./parts.ts";

/** The most parts that a composition has (contract, products/composition.ts). */
const mostParts = 100;

/** The composition of a raw material: its parts added, changed, moved, removed. */
export function CompositionField(props: ControlProps) {
  const t = useT();
  const { id, errors, onChange } = props;
  const parts = partsIn(props.value);
  const { list, announced, moving, remove } = useEntryList({
    entries: parts,
    nameOf: ({ inci }) => inci,
    isEmpty: (part) => Object.keys(part).length === 1 && part.inci.trim() === "",
    onChange,
  });
  return (
    <fieldset
      disabled={props.disabled}
      className={classes.field}
      aria-describedby={props.describedBy}
    >
      <ol ref={list} className={`${layout.list} ${layout.close}`}>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <li key={at}>
            <PartRow
              {...{ part, moving }}
              number={at + 1}
              idOf={(key) => inputId(id, `${at}.${key}`)}
              errorOf={(key) => errorBelow(errors, `${at}.${key}`)}
              onChange={(next) => onChange(parts.with(at, next))}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      {parts.length < mostParts ? (
        <Button
          size="small"
          icon="plus"
          id={parts.length === 0 ? id : undefined}
          className={classes.add}
          onClick={() => onChange([...parts, { inci: "" }])}
        >
          {t("product-editor.composition.add")}
        </Button>
      ) : (
        <p className={layout.soft}>
          {t("product-editor.formula.entries.most", { count: mostParts })}
        </p>
      )}
      <p className={layout.unseen} role="status">
        {announced}
      </p>
    </fieldset>
  );
}

/** Of a part's numbers the first that is wrong. */
function errorBelow(errors: FieldErrors, path: string): string | undefined {
  const found = Object.keys(errors).find((key) => key === path || key.startsWith(`${path}.`));
  return found && errors[found];
}
