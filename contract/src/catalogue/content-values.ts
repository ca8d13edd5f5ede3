import { decodeFacetValues, encodeFacetValues } from "./facet-values.ts";

/**
 * The contents that a product can be asked to have or not to have. The composition of blends and
 * formulations counts for `inci` and `cas`; an `inci` is a name or one of the families that
 * formulators leave out together ("parabens").
 */
export const contentKinds = ["inci", "cas", "claims", "countries", "certifications"] as const;
export type ContentKind = (typeof contentKinds)[number];

export interface Content {
  kind: ContentKind;
  value: string;
}

/** At most so many contents in one parameter. */
export const mostContents = 20;

const isKind = (kind: string): kind is ContentKind => contentKinds.some((one) => one === kind);

/** "inci:niacinamide,cas:56-81-5", separated and encoded as the values of a facet are. */
export const encodeContents = (contents: readonly Content[]): string =>
  encodeFacetValues(contents.map(({ kind, value }) => `${kind}:${value}`));

/** The reverse; null when one of them is not `kind:value`. */
export function decodeContents(text: string): Content[] | null {
  const contents = decodeFacetValues(text).map((item): Content | null => {
    const colon = item.indexOf(":");
    const kind = item.slice(0, Math.max(colon, 0));
    const value = item.slice(colon + 1).trim();
    return isKind(kind) && value !== "" ? { kind, value } : null;
  });
  return contents.every((content) => content !== null) ? contents : null;
}
