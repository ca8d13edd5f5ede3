import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { parsePhrase } from "./compile-phrase.ts";

/** What an argument takes: a number where it is counted, any text or number elsewhere. */
export type ArgumentType = "number" | "text";

/** The arguments of a phrase by their names. Throws when the text is no ICU MessageFormat. */
export function phraseArguments(text: string): Map<string, ArgumentType> {
  const found = new Map<string, ArgumentType>();
  for (const element of allElements(parsePhrase(text))) {
    const type = typeOf(element);
    // Named twice, an argument takes what it needs where it is counted.
    if (type && "value" in element && (type !== "text" || !found.has(element.value)))
      found.set(element.value, type);
  }
  return found;
}

/** The categories that each plural of a phrase has a sentence for ("one", "other", "=0"). */
export const pluralCategories = (text: string): string[][] =>
  allElements(parsePhrase(text)).flatMap((element) =>
    element.type === TYPE.plural && element.pluralType === "cardinal"
      ? [Object.keys(element.options)]
      : [],
  );

function allElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element];
    const options = Object.values(element.options);
    return [element, ...options.flatMap(({ value }) => allElements(value))];
  });
}

function typeOf({ type }: MessageFormatElement): ArgumentType | undefined {
  if (type === TYPE.argument || type === TYPE.select) return "text";
  return type === TYPE.plural || type === TYPE.number ? "number" : undefined;
}
