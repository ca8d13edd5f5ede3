import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { pageServices } from "./kernel/page-services.ts";
import { requestLanguage } from "./language/request-language.ts";
import { responseOf } from "./rendered-bytes.ts";
import { Nonce } from "./ui/nonce.ts";

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
      whole(encoder.encode(scriptsLast(Buffer.concat(parts).toString())));
      done();
    },
  });
}

/** Into memory of its own, which can be handed to another thread. */
const encoder = new TextEncoder();

/**
 * A page is painted by its words, styles and pictures, and scripts share the line with them: they come
 * after these. The router, which asks for them early, has no setting for it.
 */
const scriptsLast = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/** What a loader refused is the page's status, no defect; anything else belongs in the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && error instanceof Error) console.error(error);
}
