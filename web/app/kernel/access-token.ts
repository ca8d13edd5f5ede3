type TokenSource = () => Promise<string | undefined>;
type RefusalListener = (status: number, code: string | undefined) => void;

let source: TokenSource = async () => undefined;
let listener: RefusalListener = () => {};

/** The session, which stands above the client of the API, says where its access token comes from. */
export function setTokenSource(next: TokenSource): void {
  source = next;
}

export const currentToken: TokenSource = () => source();

/** The session hears of every call that the API refuses: the person's rights may have changed. */
export function setRefusalListener(next: RefusalListener): void {
  listener = next;
}

export const noteRefusal: RefusalListener = (status, code) => listener(status, code);
