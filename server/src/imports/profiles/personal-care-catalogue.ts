import type { Mapping } from "@neroli/contract/imports/mapping.ts";

const sentence = { letters: "sentence" } as const;

/** A supplier's catalogue of ingredients for personal care, as an array of JSON objects. */
export const personalCareCatalogue: Mapping = {
  offering: "INGREDIENTS",
  segment: "PERSONALCARE",
  identity: { by: "column", column: "PRD" },
  columns: [
    { column: "Product_Name", field: "name" },
    { column: "Product_Name", field: "trade_name" },
    { column: "INCI_Name", field: "inci" },
    {
      column: "RelatedFunctions",
      field: "functions",
      options: { ...sentence, property: "FunctionName" },
    },
    {
      column: "RelatedApplications",
      field: "applications",
      options: { ...sentence, property: "ApplicationName" },
    },
    {
      column: "RelatedMarketSegments",
      field: "applications",
      options: { ...sentence, property: "MarketSegmentName" },
    },
  ],
  values: {},
  rest: null,
  empty: "CLEAR",
};
