import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Choice, CompiledPhrase } from "./fill-phrase.ts";

/**
 * Makes a phrase of its ICU MessageFormat ("{count, plural, one {# day} other {# days}}"). Known
 * are arguments, `{n, number}`, `plural`, `selectordinal` and `select`. Throws an error that says
 * what is wrong with the text, or which part of ICU is not known here.
 */
export const compilePhrase = (text: string): CompiledPhrase => compiled(parsePhrase(text));

/** A phrase as the parser understands it; angle brackets are text. Throws as `compilePhrase`. */
export const parsePhrase = (text: string): MessageFormatElement[] =>
  parse(text, { ignoreTag: true, captureLocation: false });

/** `counted` is the argument that `#` stands for. */
function compiled(elements: readonly MessageFormatElement[], counted = ""): CompiledPhrase {
  const parts = elements.flatMap((element) => compiledElement(element, counted));
  if (elements.some(hasBraces)) return parts;
  const merged: CompiledPhrase[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === "string" && typeof last === "string") merged.push(merged.pop() + part);
    else merged.push(part);
  }
  return merged.length > 1 ? merged : (merged[0] ?? "");
}

function compiledElement(element: MessageFormatElement, counted: string): CompiledPhrase[] {
  switch (element.type) {
    case TYPE.literal:
      // Cut behind each brace, so that no text is taken for an argument.
      return element.value.split(/(?<=[{}])/);
    case TYPE.argument:
      return [argument(element.value)];
    case TYPE.number:
      if (element.style) throw new Error(`the number ${element.value} has a style`);
      return [argument(element.value)];
    case TYPE.pound:
      return [argument(counted)];
    case TYPE.select:
      return [choice("select", element)];
    case TYPE.plural:
      if (element.offset) throw new Error(`the plural of ${element.value} has an offset`);
      return [choice(element.pluralType === "ordinal" ? "ordinal" : "plural", element)];
    default:
      throw new Error("dates, times and tags are not known in phrases");
  }
}

function choice(
  kind: Choice["kind"],
  { value, options }: Extract<MessageFormatElement, { type: TYPE.select | TYPE.plural }>,
): Choice {
  const of = Object.entries(options).map(([name, option]) => [name, compiled(option.value, value)]);
  argument(value);
  return { by: value, kind, of: Object.fromEntries(of) };
}

function argument(name: string): string {
  if (!/^\w+$/.test(name)) throw new Error(`the argument ${name} is no word`);
  return `{${name}}`;
}

const hasBraces = (element: MessageFormatElement): boolean =>
  element.type === TYPE.literal && /[{}]/.test(element.value);
