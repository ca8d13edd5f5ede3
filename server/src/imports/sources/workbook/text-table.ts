/** Texts by their number, in a fraction of what strings need: a workbook may have millions. */
export interface TextTable {
  add(text: string): void;
  get(number: number): string;
}

const pageSize = 1 << 20;

export function textTable(): TextTable {
  const pages: Buffer[] = [];
  // Where each text ends; it begins where the one before ends, unless that is on another page.
  const places: number[] = [];
  let page = Buffer.alloc(0);
  let used = 0;
  return {
    add(text) {
      const length = Buffer.byteLength(text);
      if (used + length > page.length) {
        page = Buffer.allocUnsafe(Math.max(pageSize, length));
        pages.push(page);
        used = 0;
      }
      page.write(text, used);
      places.push(pages.length - 1, used, length);
      used += length;
    },
    get(number) {
      const [at, start, length] = [number * 3, number * 3 + 1, number * 3 + 2].map(
        (place) => places[place] ?? -1,
      ) as [number, number, number];
      return pages[at]?.toString("utf8", start, start + length) ?? "";
    },
  };
}
