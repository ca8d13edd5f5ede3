/** Pictures of a product: how many, of how many bytes each, and the pixels of a side that are kept. */
export const mostPictures = 20;
export const pictureBytes = 10 * 1024 * 1024;
export const pictureSide = 1_600;
