import type { PolicyDimension } from "@neroli/contract/enumerations/policies.ts";
import { toCas } from "@neroli/contract/products/identifiers.ts";

/** A value as it is compared: whatever its letters, spaces and, of a number, its hyphens. */
export const foldValue = (dimension: PolicyDimension, value: string): string =>
  dimension === "CAS"
    ? toCas(value)
    : value.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();
