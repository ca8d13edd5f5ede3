/** Where the picture of an id is to be had; its content never changes. */
export const pictureAddress = (id: string | null): string | null => id && `/api/images/${id}`;
