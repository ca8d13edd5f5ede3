const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** Relative luminance of "#rrggbb" (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well one "#rrggbb" is read on another: 4.5 for text, 3 for signs and borders. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(light, dark) / Math.min(light, dark);
}

/** Black or white, whichever reads better on a ground of "#rrggbb", and how well: at least 4.58. */
export function textOn(ground: string): { text: "#000000" | "#ffffff"; ratio: number } {
  const light = luminance(ground) + 0.05;
  const [black, white] = [light / 0.05, 1.05 / light];
  return black >= white ? { text: "#000000", ratio: black } : { text: "#ffffff", ratio: white };
}
