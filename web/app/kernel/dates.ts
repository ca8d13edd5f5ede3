/** DD/MM/YYYY (spec 9), in UTC so that server and browser write the same. */
export function formatDay(instant: string): string {
  const [year, month, day] = instant.slice(0, 10).split("-");
  return `${day}/${month}/${year}`;
}
