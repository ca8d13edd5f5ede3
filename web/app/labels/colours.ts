import { formats } from "@neroli/contract/kernel/formats/formats.ts";

/** "#rrggbb", as the API takes it. */
export const isColour = formats.colour.holds;

/** What a browser's picker starts from where no colour is typed yet. */
export const black = "#000000";

/** To begin with: calm ones that differ from each other, also for eyes that mix up red and green. */
export const swatches = [
  "#2f9e44",
  "#1971c2",
  "#784a98",
  "#c2255c",
  "#e8590c",
  "#f2c94c",
  "#0c8599",
  "#5f5a53",
] as const;
