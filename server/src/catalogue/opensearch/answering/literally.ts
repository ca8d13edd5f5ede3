/** A text as a pattern of the engine that only it fits. */
export const literally = (text: string): string =>
  text.replace(/[.?+*|{}[\]()"\\#@&<>~^$-]/g, "\\$&");
