const units = ["kilobyte", "megabyte", "gigabyte"] as const;

/** "1.2 MB", as the language writes it; of 1024 as the limits are, and no less than 1 kB. */
export function formatBytes(bytes: number, language: string): string {
  const kilobytes = bytes === 0 ? 0 : Math.max(1, bytes / 1_024);
  const at = kilobytes < 1_024 ? 0 : kilobytes < 1_024 ** 2 ? 1 : 2;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: units[at],
    unitDisplay: "short",
    maximumFractionDigits: at === 0 ? 0 : 1,
  }).format(kilobytes / 1_024 ** at);
}
