import { constants } from "node:zlib";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { sql } from "kysely";
import { allMailKinds, allRoutes } from "./capabilities.ts";
import { startIdentity } from "./identity/provider/plugin.ts";
import type { Config } from "./kernel/config.ts";
import { db } from "./kernel/db/db.ts";
import { isOn } from "./kernel/flags/flags.ts";
import { api } from "./kernel/http/api.ts";
import { renderError } from "./kernel/http/render-error.ts";
import { web } from "./kernel/http/web.ts";
import { mailPreview } from "./kernel/mail/preview.ts";
import { unsubscribeLink } from "./saved-searches/commands/digest/unsubscribe-link.ts";
import { siteFiles } from "./site/routes.ts";

/** The one process: API, identity provider, pages. The database must be connected. */
export async function buildApp(
  config: Config,
  parts: { web: boolean } = { web: true },
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.production ? "warn" : "info" },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    // Others could give any address as their own and so escape being counted (kernel/throttle.ts).
    trustProxy: config.trusted_proxies.length > 0 && config.trusted_proxies,
    forceCloseConnections: true,
    // Addresses that cannot be read come to no route, and get the same shape of error.
    frameworkErrors: renderError,
  });
  // The pages set their own policy, with a nonce.
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });
  await app.register(compress, {
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  health(app);
  const { origin, identity_provider } = config;
  const identity = await startIdentity({ origin, external: identity_provider });
  await app.register(identity.plugin);
  await app.register(api, {
    prefix: "/api",
    routes: allRoutes,
    authenticate: identity.authenticate,
  });
  await app.register(mailPreview, {
    data: config.data,
    kinds: allMailKinds,
    production: config.production,
  });
  await app.register(siteFiles, { origin: config.origin });
  await app.register(unsubscribeLink);
  if (parts.web) {
    await app.register(web, {
      origin: config.origin,
      issuer: identity.issuer,
      client_id: identity.client_id,
      support_email: config.support_email,
      production: config.production,
      isInMaintenance: () => isOn("maintenance"),
    });
  }
  return app;
}

/** live: the process answers. ready: it answers and its database does. */
function health(app: FastifyInstance): void {
  app.get("/health/live", async () => ({ status: "live" }));
  app.get("/health/ready", async (_request, reply) => {
    try {
      await sql`select 1`.execute(db());
      return { status: "ready" };
    } catch {
      return reply.status(503).send({ status: "database unavailable" });
    }
  });
}
