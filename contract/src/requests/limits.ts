/** Products of one request, and letters of its message. */
export const mostProducts = 100;
export const mostLetters = 5_000;
