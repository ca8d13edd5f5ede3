import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { Endpoint, Endpoints } from "@neroli/contract/access/endpoint.ts";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { rememberRequests } from "../current-request.ts";
import { answerUnrouted } from "./answer-unrouted.ts";
import { describeCalls } from "./describe-calls.ts";
import { keepPrivate } from "./headers.ts";
import { type NamedSchemas, nameSchemas } from "./name-schemas.ts";
import { noteRefused } from "./note-refused.ts";
import { acceptJson } from "./read-json.ts";
import { type Authenticate, register } from "./register.ts";
import { renderError, renderFileError } from "./render-error.ts";
import type { Routes } from "./routes.ts";
import { acceptUploads } from "./upload.ts";
import { validateInput } from "./validate-input.ts";

/** Bytes of a JSON body; files have their own limits (decisions, files). */
const bodyLimit = 1_048_576;

/** The API below its prefix: every capability's routes, one error shape, the API document. */
export const api: FastifyPluginAsync<{
  routes: readonly Routes[];
  authenticate: Authenticate;
  /** What the API document calls the objects that calls take and answer. */
  schemas?: NamedSchemas;
}> = async (app, { routes, authenticate, schemas = {} }) => {
  app.setValidatorCompiler(validateInput);
  app.setSerializerCompiler(serializerCompiler);
  // JSON alone: what a foreign page's form can send (text/plain) is refused like any other.
  app.removeContentTypeParser("text/plain");
  acceptJson(app);
  keepPrivate(app);
  app.setErrorHandler(renderError);
  app.decorateRequest("actor", null);
  rememberRequests(app);
  noteRefused(app);
  app.addHook("onRoute", (route) => {
    route.bodyLimit ??= bodyLimit;
  });
  await describe(app, routes, schemas);
  for (const each of routes) register(app, only(each, isPlain), authenticate);
  // Apart: calls that take no file refuse multipart bodies as they do any other.
  await app.register(async (scope) => {
    await acceptUploads(scope);
    for (const each of routes) register(scope, only(each, isUpload), authenticate);
  });
  answerUnrouted(app, Object.assign({}, ...routes.map(({ endpoints }) => endpoints)));
};

const isUpload = ({ upload }: Endpoint) => upload !== undefined;
const isPlain = (endpoint: Endpoint) => !isUpload(endpoint);

function only({ endpoints, handlers }: Routes, wanted: (endpoint: Endpoint) => boolean): Routes {
  const chosen = Object.entries(endpoints).filter(([, endpoint]) => wanted(endpoint));
  return { endpoints: Object.fromEntries(chosen) as Endpoints, handlers };
}

/**
 * The content security policy of the page that shows the API. Addresses stay as they are: where
 * Neroli is served over http, as on one's own machine, nothing answers https. The page sets styles
 * on its own elements.
 */
const documentPolicy = {
  "default-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
  "img-src": "'self' data:",
  "object-src": "'none'",
  "style-src": "'self' 'unsafe-inline'",
};

/** The OpenAPI document at /docs/json with a browsable page at /docs. */
async function describe(
  app: FastifyInstance,
  routes: readonly Routes[],
  schemas: NamedSchemas,
): Promise<void> {
  const { transform, components } = nameSchemas(schemas);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Neroli",
        version: "1",
        description: "The API of the Neroli marketplace. Every list answers one page of content.",
      },
      components: {
        securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      },
    },
    transform,
    transformObject: describeCalls(routes, components),
  });
  await app.register(async (files) => {
    files.setErrorHandler(renderFileError);
    await files.register(swaggerUi, {
      routePrefix: "/docs",
      // The page names its scripts from the root, where this room's own prefix comes first.
      indexPrefix: app.prefix,
      staticCSP: documentPolicy,
      // Several hundred calls at once take a slow device a minute; each room opens by a press.
      // Without the bar above, which asks for the address of another document.
      uiConfig: { docExpansion: "none", filter: true, layout: "BaseLayout" },
      theme: { title: "The API of Neroli" },
    });
  });
}
