import { z } from "zod";
import { decodeFacetValues, encodeFacetValues } from "./facet-values.ts";

/**
 * What a product can be asked to contain or not to contain. The composition of blends and
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

/** A list of contents in a query string. */
export const QueryContents = z
  .string()
  .max(8_000)
  .transform((text, { addIssue }) => {
    const contents = decodeContents(text);
    if (contents !== null && contents.length <= mostContents) return contents;
    const message = `at most ${mostContents} of ${contentKinds.join(", ")}, each as kind:value`;
    addIssue({ code: "custom", message });
    return z.NEVER;
  });
