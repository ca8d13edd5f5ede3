const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** "1.2 MB", as the language writes it; of 1024 as the limits are. */
export function formatBytes(bytes: number, language: string): string {
  const at = bytes < 1_024 ? 0 : Math.min(3, Math.floor(Math.log2(bytes) / 10));
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: units[at] ?? "byte",
    unitDisplay: "short",
    maximumFractionDigits: at > 1 ? 1 : 0,
  }).format(bytes / 1_024 ** at);
}
