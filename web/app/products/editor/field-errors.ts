/** What is wrong with a field, by the path below it: "" for itself, "1" for its second line. */
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

/** Of a field with which nothing is wrong: always the same, so that its row need not be drawn. */
export const noErrors: FieldErrors = {};
