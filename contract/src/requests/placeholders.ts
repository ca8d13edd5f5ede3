/** What an answer template leaves open: it differs with the request and with who answers it. */
export const placeholders = ["contact_name", "product", "company", "needed_by", "my_name"] as const;
export type Placeholder = (typeof placeholders)[number];

const written = /\{\{([^{}]*)\}\}/g;

const isPlaceholder = (name: string): name is Placeholder =>
  (placeholders as readonly string[]).includes(name);

/** The names in double braces, each once, in their order; known or not. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(written), ([, name = ""]) => name.trim())),
];

/** Those that nobody fills in. */
export const unknownPlaceholdersIn = (text: string): string[] =>
  placeholdersIn(text).filter((name) => !isPlaceholder(name));

/** How a placeholder is written. */
export const asPlaceholder = (name: string): string => `{{${name}}}`;

/** The text with its placeholders filled in; what is unknown or has no value stays as it is. */
export const fillIn = (text: string, values: Partial<Record<Placeholder, string>>): string =>
  text.replace(written, (whole: string, typed: string) => {
    const name = typed.trim();
    return (isPlaceholder(name) && values[name]) || whole;
  });
