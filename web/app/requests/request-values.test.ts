import type { RequestPrefill } from "@neroli/contract/requests/schema.ts";
import type { RequestType } from "@neroli/contract/requests/states.ts";
import { expect, test } from "vitest";
import type { RequestSubject } from "../kernel/request-dialog.tsx";
import type { Translate } from "../language/phrases.tsx";
import { initialValues } from "./request-values.ts";

const say = ((name: string) => name) as unknown as Translate;

test.each<[RequestType, string]>([
  ["SAMPLE", "g"],
  ["QUOTE", "kg"],
])("how much of a %s begins in %s, of one product and of each of several", (type, unit) => {
  const subject = { type, products: [{ key: "a" }, { key: "b" }] } as unknown as RequestSubject;
  const prefill = { contact: {} } as RequestPrefill;
  const { products, quantity_required } = initialValues(say, { prefill, subject });
  expect(quantity_required.unit).toBe(unit);
  expect(products.map(({ quantity }) => quantity.unit)).toEqual([unit, unit]);
});
