/** Lists of an answer that are JSON already, by property. */
const ready = Symbol("ready JSON");

type Parts = Record<string, Uint8Array>;

/**
 * An answer of which long lists are JSON already, as bytes: they are made of nothing but what the
 * contract declares, and looking through a thousand values again would cost more than finding them.
 * In the answer itself they are empty.
 */
export const withReadyJson = <Answer extends object>(answer: Answer, parts: Parts): Answer =>
  Object.assign(answer, { [ready]: parts });

/** The lists that are JSON already, or undefined. */
export const readyPartsOf = (answer: unknown): Parts | undefined =>
  typeof answer === "object" && answer !== null
    ? (answer as { [ready]?: Parts })[ready]
    : undefined;

/** An answer as JSON, with the lists in their places. */
export function spliceReadyJson(json: string, parts: Parts): Buffer {
  const places = Object.entries(parts).map(([name, list]) => {
    // Quotation marks within texts are escaped: this can stand nowhere but where it is meant.
    const at = json.indexOf(`"${name}":[]`);
    if (at < 0) throw new Error(`an answer has no empty list "${name}"`);
    return { list, at: at + `"${name}":`.length };
  });
  const pieces: Uint8Array[] = [];
  let written = 0;
  for (const { list, at } of places.sort((a, b) => a.at - b.at)) {
    pieces.push(Buffer.from(json.slice(written, at)), list);
    written = at + "[]".length;
  }
  return Buffer.concat([...pieces, Buffer.from(json.slice(written))]);
}
