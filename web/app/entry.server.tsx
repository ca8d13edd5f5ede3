import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { Pieces } from "./kernel/kept-piece.tsx";
import { pageServices } from "./kernel/page-services.ts";
import { later } from "./kernel/scripts-later.ts";
import { requestLanguage } from "./language/request-language.ts";
import { piecesOfPage } from "./piece-store.ts";
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
  const { nonce, origin, variant, portal } = context.get(pageServices);
  const language = requestLanguage(request);
  const pieces = piecesOfPage([language, origin, variant, portal], nonce);
  let responseStatus = status;
  const html = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <Nonce value={nonce}>
        <Pieces value={pieces}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </Pieces>
      </Nonce>,
      {
        nonce,
        onAllReady: () => {
          clearTimeout(timer);
          pipe(gather((page) => resolve(scriptsLast(pieces.fill(page)))));
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
  headers.append("vary", "cookie, accept-language, sec-fetch-site");
  headers.set("content-language", language);
  return responseOf(html, { headers, status: responseStatus });
}

function gather(whole: (page: Buffer) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    write(part: Buffer, _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      whole(Buffer.concat(parts));
      done();
    },
  });
}

/** What asks for the scripts of a page, in its HTML, and what stands there until it is painted. */
const asking = [
  ['<link rel="modulepreload"', `<link rel="${later.rel}" fetchpriority="low"`],
  [' type="module" async="">', ` type="${later.type}" async="">`],
].map((pair) => pair.map((text) => Buffer.from(text)) as [Buffer, Buffer]);

/**
 * A page is painted by its words, styles and pictures, and scripts share the line and the processor with
 * them: they come after these (`scriptsLater`). The router, which asks for them early, has no setting
 * for it. The page comes in memory of its own, which can be handed to another thread.
 */
function scriptsLast(page: Buffer): Uint8Array<ArrayBuffer> {
  let last = page;
  for (const [now, then] of asking) last = replaced(last, now, then);
  return new Uint8Array(last);
}

function replaced(page: Buffer, text: Buffer, other: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (let next = page.indexOf(text); next >= 0; next = page.indexOf(text, at)) {
    parts.push(page.subarray(at, next), other);
    at = next + text.length;
  }
  return Buffer.concat([...parts, page.subarray(at)]);
}

/** What a loader refused is the page's status, no defect; anything else belongs in the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && error instanceof Error) console.error(error);
}
