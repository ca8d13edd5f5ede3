const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Words as they stand in HTML and XML, between tags and in attributes. */
export const escaped = (words: string): string =>
  words.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
