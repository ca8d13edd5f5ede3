/** As many as stand side by side. */
export const comparedAtMost = 6;

export const comparisonFormats = ["XLSX", "PDF"] as const;
export type ComparisonFormat = (typeof comparisonFormats)[number];
