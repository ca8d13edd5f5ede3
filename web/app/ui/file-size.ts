/** "34 kB" or "1.2 MB" in the words of the language. */
export function fileSize(bytes: number, language: string): string {
  const large = bytes >= 1_000_000;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: large ? "megabyte" : "kilobyte",
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 1_000_000 : Math.max(1, bytes / 1_000));
}
