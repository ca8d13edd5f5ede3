/** What is wrong with a field, by the path below it: "" for itself, "1" for its second line. */
export type FieldErrors = Readonly<Record<string, string>>;
