import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet, { type HelmetOptions } from "helmet";
import { portalAt } from "../portal-hosts.ts";

/** Nothing of Neroli asks for any of these; nor may what is framed or sneaked in. */
const permissions = ["microphone", "geolocation", "payment", "usb", "browsing-topics"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** The page of a device at a stand reads codes by its camera, in WebAssembly (decision 70); no other. */
const readsCodes = (address: string): boolean => /^\/scan\/[\w-]+\/?(\?|$)/.test(address);

const year = 31_536_000;

/** Pages and files set policies of their own. */
const optionsFor = (origin: string): HelmetOptions => ({
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  // Addresses of pages hold the tokens of mailed links.
  referrerPolicy: { policy: "no-referrer" },
  strictTransportSecurity: origin.startsWith("https:") && { maxAge: year, includeSubDomains: true },
});

/** What every answer says to browsers. It is the same for each, and so is found out once. */
export function protect(app: FastifyInstance, origin: string): void {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(optionsFor(origin))(request, response, () => {});
  const headers = response.getHeaders();
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

export function limitFeatures(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const camera = readsCodes(request.url) ? "camera=(self)" : "camera=()";
    reply.header("permissions-policy", `${camera}, ${permissions}`);
    done();
  });
}

/**
 * What answers at a portal's host say besides. The names below it are not ours to make https only, and
 * a portal that takes no sign-ups is nothing for search engines.
 */
export function speakForPortals(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const at = portalAt(request.host);
    if (!at) return done();
    if (at.origin.startsWith("https:")) {
      reply.header("strict-transport-security", `max-age=${year}`);
    }
    if (!at.portal.settings.takes_sign_ups) reply.header("x-robots-tag", "noindex");
    done();
  });
}

/**
 * Answers of the API are about who asks: no cache keeps them, but where one says itself that it is
 * everybody's. And they are no pages, whoever is led to one.
 */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "private, no-store");
    if (!reply.hasHeader("content-security-policy")) {
      reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    }
    done();
  });
}

/**
 * Scripts and styles only from here or with the page's nonce; the issuer may be asked for tokens. A
 * CRM whose script is set may load, ask and show what stands at its own address.
 */
export function pagePolicy({
  nonce,
  issuer,
  origin,
  address,
  crm_script,
}: Record<"nonce" | "issuer" | "origin" | "address", string> & {
  crm_script: string | null;
}): string {
  const provider = new URL(issuer).origin;
  const crm = crm_script ? ` ${new URL(crm_script).origin}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${readsCodes(address) ? " 'wasm-unsafe-eval'" : ""}${crm}`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${crm}`,
    `connect-src 'self' ${provider}${crm}`,
    `frame-src 'self' ${provider}${crm}`,
    // Who signs in sends the form to the provider, which leads back here.
    `form-action 'self' ${provider}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ...(origin.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
