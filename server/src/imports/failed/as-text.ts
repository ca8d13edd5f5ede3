/** A cell of whatever kind as a text. */
export function asText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === "object" ? JSON.stringify(cell) : String(cell);
}
