import type { Mapping } from "@neroli/contract/imports/mapping.ts";

/** The inventory of cosmetic ingredients of the European Commission. */
export const cosing: Mapping = {
  offering: "INGREDIENTS",
  segment: "PERSONALCARE",
  identity: { by: "column", column: "cosing_ref_no" },
  columns: [
    { column: "inci_name", field: "name" },
    { column: "inci_name", field: "inci" },
    { column: "inn_name", field: "inn" },
    { column: "ph_eur_name", field: "ph_eur_name" },
    { column: "cas_no", field: "cas" },
    { column: "ec_no", field: "ec" },
    { column: "chem_iupac_name___description", field: "description" },
    { column: "restriction", field: "restriction" },
    { column: "function", field: "functions", options: { letters: "sentence" } },
  ],
  values: {},
  rest: null,
  empty: "CLEAR",
};
