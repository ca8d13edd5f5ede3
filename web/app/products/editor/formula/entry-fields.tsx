import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { MoveHandle } from "../../../kernel/phases/move-handle.tsx";
import classes from "../../../kernel/phases/phases.module.css";
import { placeProps } from "../../../kernel/phases/use-moving.ts";
import { useT } from "../../../language/phrases.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import layout from "../../../ui/layout.module.css";
import { type ControlProps, inputId } from "../controls/control.ts";
import { type EntryPart, EntryParts, entriesOf } from "./entry-parts.tsx";
import { useEntryList } from "./use-entry-list.ts";

/** Lengths are those of the contract (products/schema.ts). */
const partsOfConcept: readonly EntryPart[] = [
  { key: "title", label: "product-editor.formula.concept.title", most: 200 },
  {
    key: "description",
    label: "product-editor.formula.concept.description",
    most: 2_000,
    tall: true,
  },
];

/** The concepts of a formulation (spec 2, concepts table). */
export const ConceptsField = (props: ControlProps) => (
  <EntriesField
    {...props}
    parts={partsOfConcept}
    most={50}
    add="product-editor.formula.concept.add"
  />
);

const partsOfLabel: readonly EntryPart[] = [
  { key: "title", label: "product-editor.formula.label.title", most: 200 },
  {
    key: "description",
    label: "product-editor.formula.label.description",
    most: 2_000,
    tall: true,
  },
  {
    key: "reference",
    label: "product-editor.formula.label.reference",
    hint: "product-editor.formula.label.reference.hint",
    most: 500,
  },
];

/** The supplier's notes on an ingredient, with their references (spec 3, ingredient label). */
export const LabelsField = (props: ControlProps) => (
  <EntriesField {...props} parts={partsOfLabel} most={200} add="product-editor.formula.label.add" />
);

interface EntriesFieldProps extends ControlProps {
  parts: readonly EntryPart[];
  most: number;
  add: PlainPhraseKey;
}

/** A list of entries of several texts each: added, changed, moved, removed. */
function EntriesField(props: EntriesFieldProps) {
  const t = useT();
  const { id, parts, errors, onChange } = props;
  const keys = parts.map(({ key }) => key);
  const entries = entriesOf(props.value, keys);
  const { list, announced, nameOf, moving, remove } = useEntryList({
    entries,
    nameOf: (entry) => entry[keys[0] ?? ""] ?? "",
    isEmpty: (entry) => Object.values(entry).every((text) => !text.trim()),
    onChange,
  });
  return (
    <fieldset
      disabled={props.disabled}
      className={classes.field}
      aria-describedby={props.describedBy}
    >
      <ol ref={list} className={`${layout.list} ${layout.close}`}>
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place, its inputs hold no state
          <li key={at} className={classes.entry} {...placeProps(String(at))}>
            <MoveHandle
              moving={moving}
              place={String(at)}
              label={t("product-editor.formula.move", { name: nameOf(at) })}
            />
            <EntryParts
              {...{ entry, parts }}
              idOf={(part) => inputId(id, `${at}.${part}`)}
              errorOf={(part) => errors[`${at}.${part}`]}
              onChange={(part, text) => onChange(entries.with(at, { ...entry, [part]: text }))}
            />
            <IconButton
              icon="cross"
              className={classes.remove}
              label={t("product-editor.formula.ingredient.remove", {
                name: nameOf(at),
              })}
              onClick={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      {entries.length < props.most ? (
        <Button
          size="small"
          icon="plus"
          id={entries.length === 0 ? id : undefined}
          className={classes.add}
          onClick={() => onChange([...entries, Object.fromEntries(keys.map((key) => [key, ""]))])}
        >
          {t(props.add)}
        </Button>
      ) : (
        <p className={layout.soft}>
          {t("product-editor.formula.entries.most", { count: props.most })}
        </p>
      )}
      <p className={layout.unseen} role="status">
        {announced}
      </p>
    </fieldset>
  );
}
