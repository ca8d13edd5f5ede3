import { units } from "@neroli/contract/enumerations/products.ts";
import { isProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { textOf } from "../sources/layout.ts";
import type { ReadCell } from "./cell-reader.ts";
import { type NumberRange, parseRange } from "./read-range.ts";
import type { ReadScalar } from "./read-scalars.ts";
import { conversionTo, toUnit } from "./units.ts";

const unitOf = (target: string): string | undefined => {
  const [key = ""] = target.split(".");
  return isProductFieldKey(key) ? productField(key).unit : undefined;
};

/** "5-10 °C" in the field's unit. */
export const readRange: ReadScalar<NumberRange> = (cell) => {
  if (isRange(cell.value)) return cell.value;
  const said = parse(cell, "no-range");
  if (said?.min !== undefined && said.max !== undefined && said.min > said.max) {
    cell.refuse("range-reversed", textOf(cell.value));
    return undefined;
  }
  return said;
};

/** One number; also one end of a range. */
export const readNumber: ReadScalar<number> = (cell) => {
  const said = parse(cell, "no-number");
  if (!said) return undefined;
  if (said.min !== undefined && said.min === said.max) return said.min;
  cell.refuse("no-number", textOf(cell.value));
  return undefined;
};

const isRange = (value: unknown): value is NumberRange =>
  typeof value === "object" && value !== null && ("min" in value || "max" in value);

function parse(cell: ReadCell, otherwise: "no-range" | "no-number"): NumberRange | undefined {
  const { value, options } = cell;
  const exact = typeof value === "number" ? value : options.exact ? Number(value) : Number.NaN;
  if (!Number.isNaN(exact)) return inUnit(cell, { min: exact, max: exact }, "");
  const said = parseRange(textOf(value), options.decimal);
  if (!said) {
    cell.refuse(otherwise, textOf(value));
    return undefined;
  }
  const { min, max, unit, remark, ambiguous } = said;
  if (ambiguous) cell.note("number-ambiguous", textOf(value), { taken: max ?? min ?? 0 });
  if (remark) cell.note("remark-dropped", remark);
  return inUnit(
    cell,
    { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    unit,
  );
}

function inUnit(cell: ReadCell, { min, max }: NumberRange, given: string): NumberRange | undefined {
  const unit = unitOf(cell.target);
  const convert = conversionTo(unit, given || (cell.options.unit ?? ""));
  if (!convert) {
    cell.refuse("unit-other", textOf(cell.value), { unit: unit ?? "pH" });
    return undefined;
  }
  return {
    ...(min !== undefined && { min: convert(min) }),
    ...(max !== undefined && { max: convert(max) }),
  };
}

export interface Quantity {
  value: number;
  unit: (typeof units)[number];
}

/** "25 kg"; the unit may be the column's. */
export const readQuantity: ReadScalar<Quantity> = (cell) => {
  const { value, options } = cell;
  if (isQuantity(value)) return value;
  const said =
    typeof value === "number"
      ? { min: value, max: value, unit: "", remark: "", ambiguous: false }
      : parseRange(textOf(value), options.decimal);
  // "from 25 kg" is a quantity of 25 kg.
  const number = said?.min ?? said?.max;
  if (!said || number === undefined || (said.max !== undefined && said.max !== number)) {
    cell.refuse("no-quantity", textOf(value));
    return undefined;
  }
  const unit = toUnit(said.unit || (options.unit ?? ""));
  if (!unit) {
    cell.refuse("quantity-unit", textOf(value), { units: units.join(", ") });
    return undefined;
  }
  if (said.ambiguous) cell.note("number-ambiguous", textOf(value), { taken: number });
  if (said.remark) cell.note("remark-dropped", said.remark);
  return { value: number, unit };
};

const isQuantity = (value: unknown): value is Quantity =>
  typeof value === "object" && value !== null && "value" in value && "unit" in value;

/** The unit of a quantity whose number stands in a column of its own. */
export const readUnit: ReadScalar<Quantity["unit"]> = (cell) => {
  const unit = toUnit(textOf(cell.value));
  if (!unit) cell.refuse("quantity-unit", textOf(cell.value), { units: units.join(", ") });
  return unit ?? undefined;
};
