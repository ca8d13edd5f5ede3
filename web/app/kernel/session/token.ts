type TokenSource = () => Promise<string | undefined>;
type RefusalListener = (status: number, code: string | undefined) => void;

let source: TokenSource = async () => undefined;
let listener: RefusalListener = () => {};

/** The session says where the access token comes from; the client of the API only asks. */
export function setTokenSource(next: TokenSource): void {
  source = next;
}

export const currentToken: TokenSource = () => source();

/** The session hears of every call that the API refuses: the person's rights may have changed. */
export function setRefusalListener(next: RefusalListener): void {
  listener = next;
}

export const noteRefusal: RefusalListener = (status, code) => listener(status, code);
