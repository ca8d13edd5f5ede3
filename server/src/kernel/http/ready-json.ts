/** Lists of an answer that are JSON already, by property. */
const ready = Symbol("ready JSON");

type Parts = Record<string, string>;

/**
 * An answer of which long lists are JSON already: they are made of nothing but what the contract
 * declares, and looking through a thousand values again would cost more than finding them. In the
 * answer itself they are empty.
 */
export const withReadyJson = <Answer extends object>(answer: Answer, parts: Parts): Answer =>
  Object.assign(answer, { [ready]: parts });

/** The lists that are JSON already, or undefined. */
export const readyPartsOf = (answer: unknown): Parts | undefined =>
  typeof answer === "object" && answer !== null
    ? (answer as { [ready]?: Parts })[ready]
    : undefined;

/** An answer as JSON, with the lists in their places. */
export function spliceReadyJson(json: string, parts: Parts): string {
  let whole = json;
  for (const [name, list] of Object.entries(parts)) {
    // Quotation marks within texts are escaped: this can stand nowhere but where it is meant.
    const place = `"${name}":[]`;
    const at = whole.indexOf(place);
    if (at < 0) throw new Error(`an answer has no empty list "${name}"`);
    whole = `${whole.slice(0, at)}"${name}":${list}${whole.slice(at + place.length)}`;
  }
  return whole;
}
