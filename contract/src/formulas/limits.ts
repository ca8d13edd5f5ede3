/** Lines of one formula. */
export const mostLines = 200;
/** Formulas of one project, and versions of one formula. */
export const mostFormulas = 200;
export const mostVersions = 500;
/** Grams of a batch: from 100 g to a tonne. */
export const leastBatch = 100;
export const mostBatch = 1_000_000;

/** Whether these are grams of a batch, to the milligram: "1500.25". */
export const isBatch = (text: string): boolean =>
  /^\d+(?:\.\d{1,3})?$/.test(text) && Number(text) >= leastBatch && Number(text) <= mostBatch;
