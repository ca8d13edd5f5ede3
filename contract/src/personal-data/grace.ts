/** Days between the wish that an account is erased and the deed, in which it can be taken back. */
export const graceDays = 7;
