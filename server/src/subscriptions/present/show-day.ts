/** DD/MM/YYYY (spec 9), of a day as ISO 8601 writes it. */
export const showDay = (day: string): string => day.split("-").reverse().join("/");
