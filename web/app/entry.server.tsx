import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { Nonce } from "./kernel/nonce.ts";
import { pageServices } from "./kernel/page-services.ts";
import { requestLanguage } from "./language/request-language.ts";

const millisecondsToRender = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageServices);
  // Search engines get the page when it is whole.
  const whole = isbot(request.headers.get("user-agent") ?? "") || request.method === "HEAD";
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const respond = () => {
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer);
          done();
        },
      });
      headers.set("content-type", "text/html; charset=utf-8");
      headers.append("vary", "cookie, accept-language");
      headers.set("content-language", requestLanguage(request));
      resolve(
        new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }),
      );
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </Nonce>,
      {
        nonce,
        ...(whole ? { onAllReady: respond } : { onShellReady: respond }),
        onShellError: reject,
        onError: (error) => {
          responseStatus = 500;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, millisecondsToRender);
  });
}

/** What a loader refused is the page's status, no defect; anything else belongs in the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && error instanceof Error) console.error(error);
}
