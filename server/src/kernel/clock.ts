/** The present moment; the only place that reads the machine's clock for the product's rules. */
export const now = (): Date => new Date();
