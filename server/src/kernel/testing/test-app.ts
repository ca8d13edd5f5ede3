import type { Method } from "@neroli/contract/kernel/endpoint.ts";
import Fastify from "fastify";
import { api } from "../http/api.ts";
import type { Authenticate } from "../http/register.ts";
import type { Routes } from "../http/routes.ts";

interface Parts {
  routes: readonly Routes[];
  authenticate: Authenticate;
  /** The access token of a user, by key. */
  tokenFor: (userKey: string) => Promise<string>;
}

interface Options {
  /** Who calls, by key; a visitor when left out. */
  as?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestApp {
  /** Calls what the contract writes, filled in: `call("POST /requests/abc/open", { as })`. */
  call(target: `${Method} /${string}`, options?: Options): Promise<Answer>;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails otherwise
  body: any;
}

/** The API of some capabilities as the server offers it, with real tokens, without a socket. */
export async function testApp({ routes, authenticate, tokenFor }: Parts): Promise<TestApp> {
  const app = Fastify();
  await app.register(api, { prefix: "/api", routes, authenticate });
  await app.ready();
  return {
    async call(target, { as, body, headers } = {}) {
      const [method = "GET", url = "/"] = target.split(" ");
      const response = await app.inject({
        method: method as Method,
        url: `/api${url}`,
        headers: { ...headers, ...(as && { authorization: `Bearer ${await tokenFor(as)}` }) },
        ...(body !== undefined && { payload: body as object }),
      });
      return { status: response.statusCode, body: response.json() };
    },
    close: () => app.close(),
  };
}
