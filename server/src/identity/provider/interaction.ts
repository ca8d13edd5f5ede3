import { links } from "@neroli/contract/access/links.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { isUnavailable } from "../../kernel/outage.ts";
import { noteSecurity } from "../../kernel/security-log.ts";
import { noteSignIn } from "../../users/commands/note-sign-in.ts";
import { checkCredentials, type Verdict } from "./credentials.ts";
import { renderIdentityError } from "./outage.ts";

type FormRequest = FastifyRequest<{ Params: { uid: string } }>;

/**
 * The sign-in form's two ends. The provider sends the browser here, and its cookie is good for this
 * address only, so that two tabs sign in beside each other; the form itself is the page /login.
 */
export function interactionRoutes(app: FastifyInstance, current: () => Promise<Provider>): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 10_000 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  app.get("/oidc/interaction/:uid", async (request: FormRequest, reply) => {
    const interaction = await findInteraction(await current(), request, reply);
    if (!interaction) return reply.redirect(links.login(), 303);
    const { login_hint } = interaction.params;
    const known = typeof login_hint === "string" ? { email: login_hint } : {};
    return reply.redirect(formPage(request.params.uid, known), 303);
  });

  const back = { errorHandler: backToForm };
  app.post("/oidc/interaction/:uid", back, async (request: FormRequest, reply) => {
    const provider = await current();
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const email = form.get("email") ?? "";
    if (!(await findInteraction(provider, request, reply))) {
      return reply.redirect(startPage({ email, failed: "expired" }), 303);
    }
    const attempt = { email, password: form.get("password") ?? "", address: request.ip };
    const verdict = await checkCredentials(attempt);
    if (verdict.is !== "right") {
      return reply.redirect(
        formPage(request.params.uid, { email, failed: reasons[verdict.is] }),
        303,
      );
    }
    await noteSignIn(verdict.userKey);
    await noteSecurity({ kind: "signed-in", user_key: verdict.userKey, details: {} });
    const location = await provider.interactionResult(
      request.raw,
      reply.raw,
      { login: { accountId: verdict.userKey } },
      { mergeWithLastSubmission: false },
    );
    return reply.redirect(location, 303);
  });
}

/** Sent while the database was away: the form is there again, with the address, and can be sent. */
function backToForm(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (!isUnavailable(error)) return renderIdentityError(error, request, reply);
  request.log.error({ err: error }, "identity");
  const { uid } = request.params as FormRequest["params"];
  const email = request.body instanceof URLSearchParams ? request.body.get("email") : null;
  return reply.redirect(formPage(uid, { email: email ?? "", failed: "unavailable" }), 303);
}

/** The codes that the page /login is given; 1 is all that is said about a wrong address or password. */
const reasons: Record<Exclude<Verdict["is"], "right">, string> = {
  wrong: "1",
  throttled: "throttled",
  blocked: "blocked",
  disabled: "disabled",
  "not-activated": "not-activated",
};

/** Begins anew, and says why. */
const startPage = (why: { email: string; failed: string }) => links.login(why);

const formPage = (interaction: string, more: { email?: string; failed?: string } = {}) =>
  links.login({ interaction, ...more });

/** The sign-in that this browser is in the middle of; null when it has expired or was finished. */
async function findInteraction(provider: Provider, request: FormRequest, reply: FastifyReply) {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === request.params.uid ? interaction : null;
  } catch (error) {
    if (error instanceof Error && error.name === "SessionNotFound") return null;
    throw error;
  }
}
