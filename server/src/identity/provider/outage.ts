import { links } from "@neroli/contract/access/links.ts";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { KoaContextWithOIDC } from "oidc-provider";
import { renderError, retryAfterSeconds } from "../../kernel/http/render-error.ts";
import { isUnavailable } from "../../kernel/outage.ts";

/** The page that says that signing in was interrupted, and begins it again. */
const interrupted = () => links.signIn({ error: "unreachable" });

/** Instead of the provider's own 500: people come to a page of ours, programs try again. */
export function answerUnavailable(ctx: KoaContextWithOIDC): void {
  ctx.set("retry-after", String(retryAfterSeconds));
  if (ctx.accepts("json", "html") === "html") {
    ctx.redirect(interrupted());
  } else {
    ctx.status = 503;
    ctx.body = { error: "temporarily_unavailable" };
  }
}

/** What fails before the provider is asked, or at the two ends of the form. */
export function renderIdentityError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const isPage = request.headers.accept?.includes("text/html") === true;
  if (!(isPage && isUnavailable(error))) return renderError(error, request, reply);
  request.log.error({ err: error }, "identity");
  return reply.redirect(interrupted(), 303);
}
