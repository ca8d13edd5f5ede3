import { ordinalCategory, pluralCategory } from "./plural-category.ts";
import { writeCount } from "./write-count.ts";

/**
 * A phrase in one language, ready to be filled. A string has its arguments in braces
 * ("Close {name}"); a choice is decided by a value; a list is its parts one after the other.
 */
export type CompiledPhrase = string | Choice | readonly CompiledPhrase[];

/** One of several sentences: by the language's plural categories, or by the value itself. */
export interface Choice {
  /** The name of the value that decides. */
  by: string;
  kind: "plural" | "ordinal" | "select";
  /** By category (`one`, `few`, `other` …), exact number (`=0`) or value. `other` is always there. */
  of: Readonly<Record<string, CompiledPhrase>>;
}

export type Values = Readonly<Record<string, string | number>>;

/**
 * Puts values into a phrase. Numbers are written as the language does, strings as they are; an
 * argument without a value stays in its braces.
 */
export function fillPhrase(phrase: CompiledPhrase, language: string, values: Values = {}): string {
  if (typeof phrase === "string") {
    if (!phrase.includes("{")) return phrase;
    return phrase.replace(/\{(\w+)\}/g, (argument, name: string) => {
      const value = values[name];
      if (value === undefined) return argument;
      return typeof value === "number" ? writeCount(value, language) : value;
    });
  }
  if ("by" in phrase) return fillPhrase(chosen(phrase, language, values), language, values);
  return phrase.map((part) => fillPhrase(part, language, values)).join("");
}

function chosen({ by, kind, of }: Choice, language: string, values: Values): CompiledPhrase {
  const value = values[by];
  return of[`=${value}`] ?? of[categoryOf(value, kind, language)] ?? of.other ?? "";
}

function categoryOf(value: Values[string] | undefined, kind: Choice["kind"], language: string) {
  if (kind === "select") return String(value);
  return (kind === "plural" ? pluralCategory : ordinalCategory)(Number(value), language);
}
