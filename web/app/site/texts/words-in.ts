const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** What HTML of a text says, without its marks. */
export const wordsIn = (html: string): string =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&(\w+|#39);/g, (whole, name) => named[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
