/** Errors of one field, by the path below it: "" for the field itself, "1" for its second line. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Errors of the form ("cas.1"), by the field that they are about. */
export function errorsByField(errors: Record<string, string>): Record<string, FieldErrors> {
  const byField: Record<string, Record<string, string>> = {};
  for (const [path, sentence] of Object.entries(errors)) {
    const [field = "", ...below] = path.split(".");
    byField[field] = { ...byField[field], [below.join(".")]: sentence };
  }
  return byField;
}

/** The errors of a correct field: always the same object, so that its row is not drawn again. */
export const noErrors: FieldErrors = {};
