import { constants } from "node:zlib";
import compress from "@fastify/compress";
import { schemas } from "@neroli/contract/schemas.gen.ts";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { allMailKinds, allRoutes } from "./capabilities.ts";
import { startIdentity } from "./identity/provider/plugin.ts";
import type { Config } from "./kernel/config.ts";
import { isOn } from "./kernel/flags/flags.ts";
import { api } from "./kernel/http/api.ts";
import { patience, refuseSilent } from "./kernel/http/connections.ts";
import { limitFeatures, protect, speakForPortals } from "./kernel/http/headers.ts";
import { health } from "./kernel/http/health.ts";
import { logRequest, logRequests } from "./kernel/http/log-requests.ts";
import { refuseBroken } from "./kernel/http/refuse-broken.ts";
import { refuseOddRequests } from "./kernel/http/refuse-odd.ts";
import { renderError } from "./kernel/http/render-error.ts";
import { requestId } from "./kernel/http/request-id.ts";
import { web } from "./kernel/http/web.ts";
import { log } from "./kernel/log/log.ts";
import { mailPreview } from "./kernel/mail/preview.ts";
import { unsubscribeLink } from "./saved-searches/commands/digest/unsubscribe-link.ts";
import { siteFiles } from "./site/routes.ts";
import { unsubscribeMailsLink } from "./users/profile/commands/unsubscribe-link.ts";

/** The one process: API, identity provider, pages. The database must be connected. */
export async function buildApp(
  config: Config,
  parts: { web: boolean; log?: FastifyBaseLogger } = { web: true },
): Promise<FastifyInstance> {
  const app = bareApp(config, parts.log ?? log);
  protect(app, config.origin);
  speakForPortals(app);
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
    schemas,
  });
  await app.register(mailPreview, {
    data: config.data,
    kinds: allMailKinds,
    production: config.production,
  });
  const { support_email } = config;
  await app.register(siteFiles, { origin: config.origin, support_email });
  await app.register(unsubscribeLink);
  await app.register(unsubscribeMailsLink);
  if (parts.web) {
    await app.register(web, {
      origin: config.origin,
      issuer: identity.issuer,
      issuerAt: identity.issuerAt,
      client_id: identity.client_id,
      support_email: config.support_email,
      operator: config.operator,
      crm_script: config.crm_script,
      reports_errors: config.error_reports !== undefined,
      variant: config.branding,
      production: config.production,
      isInMaintenance: () => isOn("maintenance"),
    });
  }
  return app;
}

/** For a process that works in the background alone (NEROLI_ROLES=work): whether it is well. */
export async function buildHealth(config: Config): Promise<FastifyInstance> {
  const app = bareApp(config, log);
  health(app);
  return app;
}

function bareApp(config: Config, loggerInstance: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance,
    // Requests have one line each (kernel/http/log-requests.ts).
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "request_id",
    }),
    genReqId: requestId,
    // Others could give any address as their own and so escape being counted (kernel/throttle.ts).
    trustProxy: config.trusted_proxies.length > 0 && config.trusted_proxies,
    forceCloseConnections: true,
    ...patience,
    // Addresses that cannot be read come to no route, and get the same shape of error.
    frameworkErrors: renderUnrouted,
    clientErrorHandler: refuseBroken,
  });
  refuseSilent(app.server);
  app.setErrorHandler(renderError);
  logRequests(app);
  app.decorate("ending", { begun: false });
  refuseOddRequests(app);
  limitFeatures(app);
  return app;
}

/** No hook of the server has seen such a request, nor will see its answer. */
function renderUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.header("x-request-id", request.id);
  reply.raw.once("close", () => logRequest(request, reply));
  return renderError(error, request, reply);
}
