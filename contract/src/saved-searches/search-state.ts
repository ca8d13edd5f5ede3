import type { z } from "zod";
import { catalogueEndpoints } from "../catalogue/endpoints.ts";
import { decodeFacetValues, encodeFacetValues } from "../catalogue/facet-values.ts";
import { productFacets } from "../catalogue/facets.ts";

const { query: schema } = catalogueEndpoints["GET /search/products/:offering"];
const parameters: readonly string[] = Object.keys(schema.shape);

/** The parameters of a product search as they stand in an address. */
export type SearchParameters = Record<string, string>;

/** Where one stands in the results and how they are told is no part of what is looked for. */
const notKept = new Set(["page", "size", "explain", "whole"]);
/** Lists in whose order nothing lies. */
const lists = new Set<string>([...productFacets, "contains", "without"]);

/** The same search is the same text, in whatever order its parameters and their values come. */
export function keptParameters(given: SearchParameters): SearchParameters {
  const kept = Object.entries(given).flatMap(([name, value]) => {
    const text = lists.has(name) ? inOrder(value) : value.trim();
    const saysNothing = text === "" || (name === "sort" && text === "relevance");
    return saysNothing || notKept.has(name) ? [] : [[name, text] as const];
  });
  return Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const inOrder = (list: string) =>
  encodeFacetValues(
    [...new Set(decodeFacetValues(list))].filter((value) => value.trim() !== "").sort(),
  );

/** Reads parameters as the search call does, which refuses some. */
export const readParameters = (given: SearchParameters) => schema.safeParse(given);

/**
 * The same of what was saved long ago: a parameter that there is no more narrows nothing. Null when
 * one of those that are left says what is no longer understood.
 */
export function readKept(kept: SearchParameters): z.output<typeof schema> | null {
  const known = Object.entries(kept).filter(([name]) => parameters.includes(name));
  return readParameters(Object.fromEntries(known)).data ?? null;
}
