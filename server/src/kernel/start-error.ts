/** What is told of a failure at start: refusals of our own by their sentence, defects by their stack. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, address, port } = error as { code?: string; address?: string; port?: number };
  if (code === "ECONNREFUSED") return `The database at ${address}:${port} does not answer.`;
  return error.name === "StartError" ? error.message : (error.stack ?? error.message);
}

/** Why the process cannot start, in one sentence for the person who starts it; no stack needed. */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "StartError";
  }
}
