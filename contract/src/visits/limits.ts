/** The most exhibitors that somebody keeps of one exhibition. */
export const visitLimit = 500;

export const visitNoteLength = 2_000;
