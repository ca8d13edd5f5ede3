import { randomBytes } from "node:crypto";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { rememberRequests } from "../../kernel/current-request.ts";
import { retryAfterSeconds } from "../../kernel/http/render-error.ts";
import { portalAt } from "../../kernel/portal-hosts.ts";
import { ownCookie } from "./cookies.ts";

/** What a token endpoint answered. */
export interface TokenAnswer {
  status: number;
  body: Record<string, unknown>;
}

export interface RelayOptions {
  origin: string;
  client_id: string;
  /** Asks the identity provider's token endpoint, for pages at this address. */
  ask: (form: URLSearchParams, origin: string) => Promise<TokenAnswer>;
  /** Somebody has signed in, by a code, with the browser that the second argument names. */
  arrived: (idToken: string, device: string) => Promise<void>;
  /** Ends a session by what the browser has of it; false where that is the provider's to do. */
  end: (held: {
    refresh_token: string | null;
    /** The header with an access token of it. */
    authorization: string | undefined;
  }) => Promise<boolean>;
}

/** As long as the embedded provider's refresh tokens are good for. */
const keptDays = 14;
/** As long as browsers keep any. */
const deviceDays = 400;

/**
 * Between the pages and the token endpoint: refresh tokens stay in a cookie that no script reads, and
 * scripts get access tokens alone, which end with the session. Only our own pages are answered.
 */
export const relay =
  ({ origin, client_id, ask, arrived, end }: RelayOptions): FastifyPluginAsync =>
  async (app) => {
    const cookie = ownCookie(origin, { name: "neroli-refresh", keptDays });
    const device = ownCookie(origin, { name: "neroli-device", keptDays: deviceDays });
    const originOf = ({ host }: FastifyRequest) => portalAt(host)?.origin ?? origin;
    rememberRequests(app);
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 10_000 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    app.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      // A page of another site could otherwise sign somebody in as somebody else, or out.
      if (request.headers.origin !== originOf(request))
        return refuse(reply, 403, "invalid_request");
    });

    app.post("/session/token", async (request, reply) => {
      const kept = cookie.read(request.headers.cookie);
      const form = formOf(request, { client_id, kept });
      if (!form) return refuse(reply, 400, "invalid_request");
      const renews = form.get("grant_type") === "refresh_token";
      if (renews && kept === null) return refuse(reply, 400, "invalid_grant");
      const { status, body } = await ask(form, originOf(request));
      const { refresh_token, ...given } = body;
      if (status === 503) reply.header("retry-after", retryAfterSeconds);
      if (typeof refresh_token === "string") reply.header("set-cookie", cookie.set(refresh_token));
      // A sign-in without one leaves none of the sign-in before.
      else if (renews ? body.error === "invalid_grant" : status === 200) {
        reply.header("set-cookie", cookie.clear());
      }
      if (!renews && status === 200) {
        const known = device.read(request.headers.cookie) ?? randomBytes(32).toString("base64url");
        await arrived(String(given.id_token), known);
        reply.header("set-cookie", device.set(known));
      }
      return reply.status(status).send(given);
    });

    app.post("/session/end", async (request, reply) => {
      const { authorization } = request.headers;
      const ended = await end({
        refresh_token: cookie.read(request.headers.cookie),
        authorization,
      });
      reply.header("set-cookie", cookie.clear());
      return { ended };
    });
  };

const refuse = (reply: FastifyReply, status: number, error: string) =>
  reply.status(status).send({ error });

/** What is handed on: what the two steps need and nothing else that somebody sends. */
function formOf(
  { body }: FastifyRequest,
  { client_id, kept }: { client_id: string; kept: string | null },
): URLSearchParams | null {
  if (!(body instanceof URLSearchParams)) return null;
  const grant_type = body.get("grant_type");
  if (grant_type === "refresh_token") {
    return new URLSearchParams({ grant_type, client_id, refresh_token: kept ?? "" });
  }
  if (grant_type !== "authorization_code") return null;
  const form = new URLSearchParams({ grant_type, client_id });
  for (const name of ["code", "code_verifier", "redirect_uri"])
    form.set(name, body.get(name) ?? "");
  return form;
}
