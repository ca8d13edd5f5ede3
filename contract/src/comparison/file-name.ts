import type { ComparisonFormat } from "./limits.ts";

const longestName = 40;
const longest = 150;

/** "Glycerin, Squalane.xlsx": what is compared, in letters that every file system takes. */
export function comparisonFileName(names: readonly string[], format: ComparisonFormat): string {
  const clean = names.map((name) =>
    [
      ...name
        .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    ]
      .slice(0, longestName)
      .join("")
      .trim(),
  );
  const base = [...clean.join(", ")]
    .slice(0, longest)
    .join("")
    .replace(/[ .,]+$/, "");
  return `${base || "Neroli"}.${format.toLowerCase()}`;
}
