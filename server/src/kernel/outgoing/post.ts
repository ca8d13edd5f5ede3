import { type IncomingMessage, request as plainRequest, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, isIPv6, type LookupFunction } from "node:net";
import { findAddresses } from "../dns.ts";
import { isOpened, isPublic } from "./public-addresses.ts";

const patienceMilliseconds = 15_000;
/** Of an answer, which nobody needs beyond its beginning. */
const mostBytes = 4_096;

/** Why there was no answer. */
type PostFailure = "NOT_PUBLIC" | "NAME_UNKNOWN" | "TIMEOUT" | "CERTIFICATE" | "NO_CONNECTION";
export type Posted = { status: number; text: string } | { failure: PostFailure };

class Refused extends Error {
  readonly failure: PostFailure;
  constructor(failure: PostFailure) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * Posts to an address that somebody has typed, who may be anybody: whatever it leads to inside our own
 * network is not asked. Names are looked up for the connection itself and judged then, so that one that
 * was public a moment ago is of no use. Redirections are not followed; a connection is for one post.
 * Rejects when `signal` tells it to end.
 */
export async function post(
  address: string,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<Posted> {
  const patience = AbortSignal.timeout(patienceMilliseconds);
  try {
    return await send(new URL(address), {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      body,
      signal: AbortSignal.any([signal, patience]),
    });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    return { failure: patience.aborted ? "TIMEOUT" : failureOf(error) };
  }
}

/** Whether nothing is to be posted there whatever it is looked up as: its host is such an address. */
export function isInside(address: string): boolean {
  const url = new URL(address);
  const host = bare(url.hostname);
  return isIP(host) > 0 && !isAllowed(host, url);
}

const bare = (hostname: string) => hostname.replaceAll(/[[\]]/g, "");

/** Without TLS anybody between could read it: only to those whom the operator has named. */
const isAllowed = (address: string, { protocol }: URL) =>
  isOpened(address) || (protocol === "https:" && isPublic(address));

function send(url: URL, { body, ...options }: RequestOptions & { body: string }): Promise<Posted> {
  if (isInside(url.href)) throw new Refused("NOT_PUBLIC");
  const request = url.protocol === "https:" ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    request(url, { ...options, agent: false, lookup: lookupFor(url) }, (answer) => {
      readBeginning(answer).then(
        (text) => resolve({ status: answer.statusCode ?? 0, text }),
        reject,
      );
    })
      .on("error", reject)
      .on("upgrade", (_answer, socket) => reject(socket.destroy().errored ?? new Error("upgraded")))
      .end(body);
  });
}

/** Refuses a name of which any address is not allowed. */
const lookupFor =
  (url: URL): LookupFunction =>
  (hostname, wanted, done) => {
    findAllowed(hostname, url).then(
      (found) => {
        const all = found.map(withFamily);
        const [first = { address: "", family: 0 }] = all;
        if (wanted.all) done(null, all);
        else done(null, first.address, first.family);
      },
      (error) => done(error, ""),
    );
  };

async function findAllowed(hostname: string, url: URL): Promise<string[]> {
  const found = await findAddresses(hostname);
  if (!found || found.length === 0) throw new Refused("NAME_UNKNOWN");
  if (!found.every((each) => isAllowed(each, url))) throw new Refused("NOT_PUBLIC");
  return found;
}

const withFamily = (address: string) => ({ address, family: isIPv6(address) ? 6 : 4 });

async function readBeginning(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes >= mostBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, mostBytes).toString("utf8");
}

/** What Node says of a certificate that does not prove whose it is, or of no TLS at all. */
const aboutTls = /^(ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/;

function failureOf(error: unknown): PostFailure {
  if (error instanceof Refused) return error.failure;
  const { code = "" } = error as NodeJS.ErrnoException;
  return aboutTls.test(code) ? "CERTIFICATE" : "NO_CONNECTION";
}
