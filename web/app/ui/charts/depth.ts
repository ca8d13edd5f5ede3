/** One of five depths of shading for a value among others, 0 for none. */
export const depthOf = (value: number, greatest: number): number =>
  value <= 0 || greatest <= 0 ? 0 : Math.ceil((value / greatest) * 4);
