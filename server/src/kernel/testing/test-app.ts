import type { Endpoint, Method } from "@neroli/contract/access/endpoint.ts";
import { endpoints } from "@neroli/contract/endpoints.ts";
import type { ErrorBody } from "@neroli/contract/kernel/errors.ts";
import { schemas } from "@neroli/contract/schemas.gen.ts";
import Fastify from "fastify";
import type { z } from "zod";
import { api } from "../http/api.ts";
import type { Authenticate } from "../http/register.ts";
import type { Routes } from "../http/routes.ts";
import { partsOfUpload } from "../http/upload.ts";
import { answerChecker } from "./check-answers.ts";

type Name = keyof typeof endpoints;

interface Options {
  /** The caller's user key; a visitor when left out. */
  as?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** A multipart call: the JSON part and the file. */
  upload?: { asset: unknown; content: Buffer; name?: string };
  headers?: Record<string, string>;
  /** The address that it comes from; this machine's when left out. */
  from?: string;
}

interface Answer<N extends Name> {
  status: number;
  /** The contract's answer, or an error: a test reads the one that the status promises. */
  body: z.output<(typeof endpoints)[N]["response"]> & ErrorBody;
}

export interface TestApp {
  call<N extends Name>(name: N, options?: Options): Promise<Answer<N>>;
  close(): Promise<void>;
}

interface Parts {
  routes: readonly Routes[];
  authenticate: Authenticate;
  /** The access token of a user. */
  tokenFor: (userKey: string) => Promise<string>;
  /** Throws for every answer that the API document does not declare. */
  asDocumented?: boolean;
}

/** The API of some capabilities as the server offers it, with real tokens, without a socket. */
export async function testApp(parts: Parts): Promise<TestApp> {
  const { routes, authenticate, tokenFor, asDocumented = false } = parts;
  const app = Fastify();
  await app.register(api, { prefix: "/api", routes, authenticate, schemas });
  await app.ready();
  const document = asDocumented && (await app.inject("/api/docs/json"));
  const check = document ? answerChecker(document.json()) : () => null;
  return {
    async call(name, { as, params, query, body, upload, headers, from } = {}) {
      const [method, pattern = ""] = name.split(" ");
      const path = pattern.replaceAll(/:(\w+)/g, (_, param) => params?.[param] ?? "");
      const response = await app.inject({
        method: method as Method,
        url: `/api${path}`,
        headers: { ...headers, ...(as && { authorization: `Bearer ${await tokenFor(as)}` }) },
        ...(query && { query }),
        ...(from && { remoteAddress: from }),
        ...(body !== undefined && { payload: body as object }),
        ...(upload && { payload: formOf(name, upload) }),
      });
      const [media_type = ""] = String(response.headers["content-type"]).split(";");
      const { statusCode: status } = response;
      const fault = check(name, {
        status,
        media_type,
        body: () =>
          media_type === "text/event-stream" ? firstEventIn(response.body) : response.json(),
      });
      if (fault) throw new Error(fault);
      // The content of a file is not compared, nor that of a stream of events.
      const isOther =
        response.headers["content-disposition"] !== undefined || media_type === "text/event-stream";
      return { status, body: isOther ? JSON.parse("null") : response.json() };
    },
    close: () => app.close(),
  };
}

function formOf(
  call: Name,
  { asset, content, name = "file" }: NonNullable<Options["upload"]>,
): FormData {
  const form = new FormData();
  const { jsonPart, filePart } = partsOfUpload(endpoints[call] as Endpoint);
  if (jsonPart !== null) form.set(jsonPart, JSON.stringify(asset));
  form.set(filePart, new Blob([new Uint8Array(content)]), name);
  return form;
}

/**
 * Its fields by their names, as a program reads them (WHATWG, server-sent events); of no data where
 * the stream ended before one.
 */
function firstEventIn(stream: string): Record<string, string> {
  const [event = "data: "] = stream.split("\n\n").filter((each) => /^data:/m.test(each));
  const fields = [...event.matchAll(/^(\w+): ?(.*)$/gm)];
  return Object.fromEntries(fields.map(([, name, value]) => [name, value]));
}
