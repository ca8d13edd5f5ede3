import { type Figure, figureKinds, figures } from "@neroli/contract/analytics/figures.ts";
import type { Period } from "@neroli/contract/analytics/periods.ts";
import { withState } from "../table-state.ts";
import { partOf } from "./period.ts";

/** What the address says of the list behind a figure: what was done, and with or by what. */
export interface Behind {
  /** "everything" that was done. */
  behind: Figure | "everything";
  /** A day or month of the period. */
  on?: string;
  product?: string;
  document?: string;
  country?: string;
  words?: string;
  /** A company type, or NONE, and a segment. */
  audience?: string;
}

/** The address at which the list behind a figure is open. */
export type HrefOf = (behind: Behind) => string;

const nothing = {
  ...{ behind: "", on: "", product: "", document: "", country: "", words: "", audience: "" },
  page: "",
};

export const hrefBehind = (params: URLSearchParams, behind: Behind): string =>
  `?${withState(params, { ...nothing, ...behind })}`;

/** The address without any list. */
export const withoutBehind = (params: URLSearchParams, changes: Record<string, string> = {}) =>
  withState(params, { ...nothing, ...changes });

/** The list that is open, if one is. */
export function behindIn(params: URLSearchParams): Behind | null {
  const asked = params.get("behind");
  const behind = asked === "everything" ? asked : figures.find((each) => each === asked);
  if (!behind) return null;
  const { behind: _, page: __, ...others } = nothing;
  const given = Object.keys(others).flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return { behind, ...Object.fromEntries(given) };
}

/** The same as the API's list takes it. */
export function queryBehind(
  { behind, on, product, document, country, words, audience }: Behind,
  { from, to, company }: Period & { company?: string | undefined },
) {
  return {
    ...(company && { company }),
    ...(on ? partOf({ from, to }, on) : { from, to }),
    ...(behind !== "everything" && { kind__in: figureKinds[behind].join(",") }),
    ...(product && { product__eq: product }),
    ...(document && { document__eq: document }),
    ...(country && { country__eq: country }),
    ...(words && { words__eq: words }),
    ...(audience && { audience__eq: audience }),
  };
}
