import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook as Verifier } from "standardwebhooks";

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** For tests: who receives what is posted, with the library that receivers would take. */
export async function startReceiver() {
  const received: Received[] = [];
  let respond: (answer: ServerResponse) => void = (answer) => answer.end("ok");
  const server = createServer(async (request, answer) => {
    const { headers, url: path = "" } = request;
    received.push({ path, headers, body: await text(request) });
    respond(answer);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/hook`,
    received,
    /** From now on it answers so. */
    answer(with_: (answer: ServerResponse) => void) {
      respond = with_;
    },
    answerStatus(status: number, body = "") {
      respond = (answer) => void answer.writeHead(status).end(body);
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** What was posted, once its signature has proved it; throws for any other. */
export const verified = ({ body, headers }: Received, secret: string): unknown =>
  new Verifier(secret).verify(body, headers as Record<string, string>);
