import { type Offering, offerings } from "@neroli/contract/products/enumerations.ts";
import { fieldsSchema, type ProductFields } from "@neroli/contract/products/schema.ts";

/** A field that was refused: `phases.0.name`, and why, in English. */
export interface InvalidField {
  path: string;
  message: string;
}

/** Building a schema of some eighty fields takes milliseconds, checking with it microseconds. */
const schemas = new Map(offerings.map((offering) => [offering, fieldsSchema(offering)]));

/** Why these fields cannot be those of a product of this offering; empty when they can. */
export function validateFields(offering: Offering, fields: ProductFields): InvalidField[] {
  const result = schemas.get(offering)?.safeParse(fields);
  if (!result || result.success) return [];
  return result.error.issues.map((issue) => ({
    path: issue.path.map(String).join("."),
    message: issue.message,
  }));
}
