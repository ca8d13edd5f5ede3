import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { Nonce } from "./kernel/nonce.ts";
import { pageServices } from "./kernel/page-services.ts";
import { requestLanguage } from "./language/request-language.ts";
import { responseOf } from "./rendered-bytes.ts";

const millisecondsToRender = 10_000;

/** A page whole: it is kept for whoever asks next, and search engines want it so. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageServices);
  let responseStatus = status;
  const html = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </Nonce>,
      {
        nonce,
        onAllReady: () => {
          clearTimeout(timer);
          pipe(gather(resolve));
        },
        onShellError: reject,
        onError: (error) => {
          responseStatus = 500;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, millisecondsToRender);
  });
  headers.set("content-type", "text/html; charset=utf-8");
  headers.append("vary", "cookie, accept-language");
  headers.set("content-language", requestLanguage(request));
  return responseOf(html, { headers, status: responseStatus });
}

function gather(whole: (bytes: Uint8Array<ArrayBuffer>) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    write(part: Buffer, _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      whole(joined(parts));
      done();
    },
  });
}

/** In memory of its own, which can be handed to another thread. */
function joined(parts: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** What a loader refused is the page's status, no defect; anything else belongs in the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && error instanceof Error) console.error(error);
}
