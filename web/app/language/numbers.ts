/** "1,204" or "1.204", as the language writes it. */
export const formatNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);

/** "12.5 %", of a share of 1. */
export const formatShare = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(share);
