import type { PlacedLine } from "./sections.ts";

/** What the sheet tells of one part, before anything is made of it. */
export interface PartTexts {
  name: string;
  /** With the numbers of lists, of registrations, and others. */
  numbers: string;
  share: string;
  lines: PlacedLine[];
}
