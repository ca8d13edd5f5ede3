/** How files of tables are announced (RFC 4180; ECMA-376). */
export const tableMediaTypes = {
  CSV: "text/csv; charset=utf-8",
  XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
