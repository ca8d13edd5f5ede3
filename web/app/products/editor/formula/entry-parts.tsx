import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { useT } from "../../../language/phrases.tsx";
import { TextArea } from "../../../ui/fields/text-field.tsx";
import layout from "../../../ui/layout.module.css";

/** An entry while it is written, by the keys of its parts. */
export type Entry = Readonly<Record<string, string>>;

export interface EntryPart {
  key: string;
  label: PlainPhraseKey;
  hint?: PlainPhraseKey;
  most: number;
  /** Several lines at the beginning. */
  tall?: boolean;
}

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

/** The texts of one entry, each in its field. */
export function EntryParts(props: {
  entry: Entry;
  parts: readonly EntryPart[];
  idOf: (part: string) => string;
  errorOf: (part: string) => string | undefined;
  onChange: (part: string, text: string) => void;
}) {
  const t = useT();
  return (
    <div className={layout.close}>
      {props.parts.map(({ key, label, hint, most, tall }) => (
        <TextArea
          key={key}
          id={props.idOf(key)}
          rows={tall ? 2 : 1}
          maxLength={most}
          label={t(label)}
          hint={hint && t(hint)}
          error={props.errorOf(key)}
          value={props.entry[key] ?? ""}
          onChange={(event) => props.onChange(key, event.currentTarget.value)}
        />
      ))}
    </div>
  );
}
