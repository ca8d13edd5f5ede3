/** An entry while it is written, by the keys of its parts. */
export type Entry = Readonly<Record<string, string>>;

/** The entries of a form's value, whatever a draft has kept. */
export function entriesOf(value: unknown, parts: readonly string[]): Entry[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown) =>
    Object.fromEntries(
      parts.map((part) => {
        const text: unknown =
          typeof entry === "object" && entry !== null ? Reflect.get(entry, part) : "";
        return [part, typeof text === "string" ? text : ""];
      }),
    ),
  );
}
