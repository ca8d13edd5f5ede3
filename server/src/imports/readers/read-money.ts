import { currencyOf } from "@neroli/contract/kernel/formats/currency.ts";
import { type Money, readMoney } from "@neroli/contract/kernel/money.ts";
import { textOf } from "../sources/layout.ts";
import type { ReadScalar } from "./read-scalars.ts";

/** "12.50 EUR"; the currency may be the column's. What the file leaves open is asked, not guessed. */
export const readMoneyCell: ReadScalar<Money> = (cell) => {
  const { value, options } = cell;
  if (isMoney(value)) return value;
  const { money, fault } = readMoney(textOf(value), {
    currency: currencyOf(options.unit ?? "") ?? undefined,
    decimal: typeof value === "number" ? "." : options.decimal,
  });
  if (fault) cell.refuse(fault, textOf(value));
  return money;
};

/** As JSON has it; whether it is one is the field's to judge. */
const isMoney = (value: unknown): value is Money =>
  typeof value === "object" && value !== null && "minor" in value;
