import { type ReactNode, useState } from "react";
import { InciInput } from "../../../kernel/phases/inci-input.tsx";
import { MoveHandle } from "../../../kernel/phases/move-handle.tsx";
import { placeProps, type useMoving } from "../../../kernel/phases/use-moving.ts";
import { decimalMark } from "../../../language/currencies.ts";
import { useLanguage, useT } from "../../../language/phrases.tsx";
import { readDecimal, typedDecimal } from "../../../language/typed-decimal.ts";
import { FieldError } from "../../../ui/fields/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import controls from "../controls/controls.module.css";
import { writtenIdentifier } from "../identifier-faults.ts";
import classes from "./composition.module.css";
import { type DraftPart, numbersIn, withoutEmpty } from "./parts.ts";

interface PartRowProps {
  /** The id of an input by what it holds. */
  idOf: (part: string) => string;
  errorOf: (part: string) => string | undefined;
  part: DraftPart;
  number: number;
  moving: ReturnType<typeof useMoving>;
  onChange: (part: DraftPart) => void;
  onRemove: () => void;
}

/** A part of a raw material: what it is, and between which shares. */
export function PartRow({ idOf, errorOf, part, number, ...props }: PartRowProps) {
  const t = useT();
  const change = (changes: Partial<DraftPart>) =>
    props.onChange(withoutEmpty({ ...part, ...changes }));
  const name = part.inci.trim() || String(number);
  const shared = (key: "inci" | "cas" | "min" | "max") => ({ id: idOf(key), error: errorOf(key) });
  return (
    <fieldset
      className={classes.row}
      aria-label={t("product-editor.composition.part", { number })}
      {...placeProps(String(number - 1))}
    >
      <MoveHandle
        moving={props.moving}
        place={String(number - 1)}
        label={t("product-editor.formula.move", { name })}
      />
      <Cell {...shared("inci")} part="inci" label={t("product-fields.inci")}>
        <InciInput
          id={idOf("inci")}
          value={part.inci}
          listLabel={t("product-editor.suggestions", { name: t("product-fields.inci") })}
          bad={errorOf("inci") !== undefined}
          describedBy={errorOf("inci") && `${idOf("inci")}-error`}
          onChange={(inci) => change({ inci })}
        />
      </Cell>
      <NumbersCell {...shared("cas")} value={part.cas ?? []} onChange={(cas) => change({ cas })} />
      <ShareCell
        {...shared("min")}
        part="min"
        label={t("product-editor.composition.min")}
        value={part.min ?? ""}
        onChange={(min) => change({ min })}
      />
      <ShareCell
        {...shared("max")}
        part="max"
        label={t("product-editor.composition.max")}
        value={part.max ?? ""}
        onChange={(max) => change({ max })}
      />
      <IconButton
        icon="cross"
        className={classes.remove}
        label={t("product-editor.formula.ingredient.remove", { name })}
        onClick={props.onRemove}
      />
    </fieldset>
  );
}

interface CellProps {
  id: string;
  error: string | undefined;
}

function Cell(props: CellProps & { part: string; label: string; children: ReactNode }) {
  return (
    <div className={classes.part} data-part={props.part}>
      <label htmlFor={props.id}>{props.label}</label>
      {props.children}
      <FieldError id={`${props.id}-error`} error={props.error} />
    </div>
  );
}

const described = ({ id, error }: CellProps) => ({
  id,
  className: controls.input,
  autoComplete: "off",
  "aria-invalid": error !== undefined || undefined,
  "aria-describedby": error && `${id}-error`,
});

/** CAS numbers in one line; what is typed stays as it is until one goes on. */
function NumbersCell(
  props: CellProps & { value: readonly string[]; onChange: (numbers: string[]) => void },
) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Cell {...props} part="cas" label={t("product-fields.cas")}>
      <input
        {...described(props)}
        spellCheck={false}
        maxLength={300}
        value={typed ?? props.value.join(", ")}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          props.onChange(numbersIn(value));
        }}
        onBlur={() => {
          setTyped(null);
          const written = props.value.map((number) => writtenIdentifier("cas", number));
          if (written.join() !== props.value.join()) props.onChange(written);
        }}
      />
    </Cell>
  );
}

/** A share in per cent, typed and shown as the reader's language writes it. */
function ShareCell(
  props: CellProps & {
    part: "min" | "max";
    label: string;
    value: string;
    onChange: (share: string) => void;
  },
) {
  const mark = decimalMark(useLanguage());
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Cell {...props}>
      <input
        {...described(props)}
        inputMode="decimal"
        maxLength={20}
        value={typed ?? typedDecimal(props.value, mark)}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          props.onChange(readDecimal(value.replace(/\s*%$/, ""), mark));
        }}
        onBlur={() => setTyped(null)}
      />
    </Cell>
  );
}
