import type { ContentKind } from "@neroli/contract/catalogue/content-values.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { namesOfField } from "../../reference/queries/term-names.ts";

/** The fields whose terms are contents of a kind; the other kinds have names of their own. */
const fieldsOf: Partial<Record<ContentKind, readonly string[]>> = {
  claims: ["performance_claims", "sustainability_claims", "free_from_claims"],
  certifications: ["certifications"],
};

/** The names of terms among the contents in a language; others stay as they are. */
export function termLabels(kind: ContentKind, language: Language): (value: string) => string {
  const books = (fieldsOf[kind] ?? []).flatMap((field) => namesOfField(language, field) ?? []);
  return (value) => {
    for (const book of books) {
      const name = book.get(value);
      if (name !== undefined) return name;
    }
    return value;
  };
}
