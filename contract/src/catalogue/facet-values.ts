/**
 * The values of a facet as one parameter of the address: separated by commas; a comma (and the
 * percent sign) inside a value is percent-encoded once more, so "1,2-Hexanediol" is "1%2C2-…".
 */
export const encodeFacetValues = (values: readonly string[]): string =>
  values.map((value) => value.replace(/%/g, "%25").replace(/,/g, "%2C")).join(",");

/** The reverse; whatever else stands in the text stays as it is. */
export const decodeFacetValues = (text: string): string[] =>
  text === ""
    ? []
    : text.split(",").map((value) => value.replace(/%2C/gi, ",").replace(/%25/g, "%"));
