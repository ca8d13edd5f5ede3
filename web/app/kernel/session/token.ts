type TokenSource = () => Promise<string | undefined>;

let source: TokenSource = async () => undefined;

/** The session says where the access token comes from; the client of the API only asks. */
export function setTokenSource(next: TokenSource): void {
  source = next;
}

export const currentToken: TokenSource = () => source();
