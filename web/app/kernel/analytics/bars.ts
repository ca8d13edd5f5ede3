/** So many bars are drawn; the table behind them has all. */
export const mostBars = 10;

/** As high as they are together, so that nothing moves when they come. */
export const barsHeight = mostBars * 44;
