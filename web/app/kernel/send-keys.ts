/** Names one thing that is to be made once, however often it is sent. */
export const newSendKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** Whether an answer with this status says what became of a call: others may stand for one that was done. */
export const isAnswer = (status: number): boolean => status < 500 && status !== 408;

/** Keys of calls that were sent and not answered yet, by what was sent. */
const unanswered = new Map<string, string>();
const mostUnanswered = 200;

/** The key for sending this: the same again until there was an answer. */
export function sendKeyOf(sent: string): string {
  const key = unanswered.get(sent) ?? newSendKey();
  unanswered.delete(sent);
  unanswered.set(sent, key);
  const [oldest] = unanswered.keys();
  if (unanswered.size > mostUnanswered && oldest !== undefined) unanswered.delete(oldest);
  return key;
}

/** From now on the same content is another thing. */
export const noteAnswer = (sent: string): void => void unanswered.delete(sent);

const names = new WeakMap<Blob, string>();

/** The same file is the same thing to be sent; another that looks the same is not. */
export function nameOfFile(file: Blob): string {
  const name = names.get(file) ?? newSendKey();
  names.set(file, name);
  return name;
}
