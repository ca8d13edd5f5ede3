import { SaxesParser } from "saxes";
import { longestCell } from "../limits.ts";
import { SourceError } from "../source-error.ts";

export interface XmlHandlers {
  /** Names come without the prefix of their namespace. */
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Letters without a tag. */
const longestSilence = 1_000_000;

/**
 * Reads XML as it comes; after each piece the caller may take what the handlers have collected.
 * Entities of a document type are not known: what uses them is refused.
 */
export async function* parseXml(
  chunks: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
): AsyncGenerator<void> {
  const parser = new SaxesParser({ fragment: false });
  const decoder = new TextDecoder();
  let depth = 0;
  // What comes without end, a text, a comment or an attribute, the parser would gather.
  let silent = 0;
  const alive = () => {
    silent = 0;
  };
  parser.on("doctype", () => {
    throw new SourceError("file-damaged");
  });
  parser.on("opentag", ({ name, attributes }) => {
    alive();
    if (++depth > 100) throw new SourceError("file-damaged");
    handlers.open(localName(name), attributes as Record<string, string>);
  });
  parser.on("closetag", ({ name }) => {
    alive();
    depth--;
    handlers.close?.(localName(name));
  });
  if (handlers.text) {
    const text = handlers.text.bind(handlers);
    parser.on("text", text);
    parser.on("cdata", text);
  }
  try {
    for await (const chunk of chunks) {
      const text = decoder.decode(chunk, { stream: true });
      silent += text.length;
      parser.write(text);
      if (silent > longestSilence)
        throw new SourceError("file-text-too-long", { most: longestCell });
      yield;
    }
    parser.write(decoder.decode()).close();
  } catch (error) {
    throw error instanceof SourceError
      ? error
      : new SourceError("file-damaged", {}, { cause: error });
  }
  yield;
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/** A small part of a workbook, read to its end. */
export async function readXml(chunks: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  for await (const _ of parseXml(chunks, handlers));
}

/** The attribute whatever the prefix of its namespace. */
export const attribute = (
  attributes: Readonly<Record<string, string>>,
  name: string,
): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([each]) => each.endsWith(`:${name}`))?.[1];
