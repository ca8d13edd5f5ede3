/** Where a picture is to be had; the address of an asset never changes its content. */
export const imageAddress = (id: string): string => `/api/images/${id}`;
