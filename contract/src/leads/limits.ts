/** Days that the period of a list may have. */
export const mostDays = 366;
/** Days of the period of whoever names none. */
export const usualDays = 90;
/** Lines of one lead's history, the newest. */
export const mostHistory = 1_000;
export const mostExported = 10_000;
/** Saved views of one person. */
export const mostViews = 30;
export const longestNote = 2_000;
export const longestMessage = 4_000;
/** Stands for whom nobody is, in the filter of who sees to a lead. */
export const nobody = "nobody";
