/** Scans that a device sends at once. */
export const mostInBatch = 100;

export const mostRating = 5;
export const mostProducts = 50;
export const longestNotes = 2_000;
/** Of what a camera reads of a badge that is none of ours. */
export const longestRead = 500;

/** Products that a device keeps for choosing from. */
export const mostKitProducts = 5_000;

/** Pixels of the longest side of a picture, and its bytes as they may arrive. */
export const pictureSide = 1_600;
export const mostPictureBytes = 5 * 1024 * 1024;
