import Fastify, { type FastifyInstance } from "fastify";
import { type SignedInActor, visitor } from "../actor.ts";
import { AppError } from "../errors.ts";
import { api } from "../http/api.ts";
import type { Authenticate } from "../http/register.ts";
import { renderError } from "../http/render-error.ts";
import type { Routes } from "../http/routes.ts";

/** The API below /api over some endpoints made up for a test, without a database. */
export async function sampleApi(
  routes: Routes,
): Promise<{ app: FastifyInstance; log: Record<string, unknown>[] }> {
  const log: Record<string, unknown>[] = [];
  const app = Fastify({
    logger: { level: "debug", stream: { write: (line) => void log.push(JSON.parse(line)) } },
    frameworkErrors: renderError,
  });
  await app.register(api, { prefix: "/api", routes: [routes], authenticate });
  await app.ready();
  return { app, log };
}

/** "Bearer buyer" and "Bearer supplier" are good tokens, any other is not. */
const authenticate: Authenticate = async ({ headers: { authorization } }) => {
  const nobody = visitor("en");
  if (!authorization) return nobody;
  const roles = { "Bearer buyer": "BUYER", "Bearer supplier": "SUPPLIER_MANAGER" } as const;
  if (!(authorization in roles)) throw new AppError("access.signed-out");
  const role = roles[authorization as keyof typeof roles];
  const actor = { ...nobody, user_key: "ada", roles: [role], standing: "admitted" } as const;
  return actor satisfies SignedInActor;
};
