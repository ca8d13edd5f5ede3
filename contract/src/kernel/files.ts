/** Bytes of one file at most (decisions, files). */
export const longestFile = 31_457_280;
