import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import type { Actor } from "./actor.ts";

/** What is known of the request that the caller works for. */
interface CurrentRequest {
  id: string;
  ip: string;
  /** The name that was asked, with its port; a trusted proxy's word for it, where one speaks. */
  host: string;
  headers: Record<string, string | string[] | undefined>;
  actor?: Actor | null;
}

const storage = new AsyncLocalStorage<CurrentRequest>();

/** From here on whatever these routes call knows their request. */
export function rememberRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => storage.run(request, done));
}

/** Nothing in background work and in the operator's own programs. */
export const currentRequest = (): CurrentRequest | undefined => storage.getStore();
