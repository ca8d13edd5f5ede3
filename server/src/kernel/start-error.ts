/** Why the process cannot start, in one sentence for the person who starts it; no stack needed. */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "StartError";
  }
}
