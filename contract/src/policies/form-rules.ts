import { origins } from "../enumerations/products.ts";
import type { FormRule } from "../kernel/form-rule.ts";
import { formats } from "../kernel/formats/formats.ts";
import { casPattern, isCas, toCas } from "../products/identifiers.ts";

type ValueRule = FormRule<{ dimension: string; value: string }>;

export const casIsWritten: ValueRule = {
  path: "value",
  code: "field-reasons.cas-format",
  message: "a CAS number such as 98-92-0",
  holds: ({ dimension, value }) => dimension !== "CAS" || casPattern.test(toCas(value)),
};

/** Of what is no CAS number at all the rule before tells. */
export const casMatches: ValueRule = {
  path: "value",
  code: "field-reasons.cas-check-digit",
  message: "a CAS number with its check digit",
  holds: ({ dimension, value }) => {
    const cas = toCas(value);
    return dimension !== "CAS" || !casPattern.test(cas) || isCas(cas);
  },
};

export const originIsKnown: ValueRule = {
  path: "value",
  code: "choice",
  message: "one of the origins",
  holds: ({ dimension, value }) =>
    dimension !== "ORIGIN" || (origins as readonly string[]).includes(value.trim()),
};

/** Whether there is such a company the server alone knows. */
export const supplierIsKey: ValueRule = {
  path: "value",
  code: "key",
  message: "the key of a company",
  holds: ({ dimension, value }) => dimension !== "SUPPLIER" || formats.key.holds(value.trim()),
};
