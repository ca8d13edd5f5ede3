import { links } from "@neroli/contract/access/links.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { isUnavailable } from "../../kernel/outage.ts";
import { noteSecurity } from "../../kernel/security-log.ts";
import { noteSignIn } from "../../users/commands/note-sign-in.ts";
import { renderIdentityError } from "./outage.ts";
import { beginFactors, takeStep } from "./sign-in.ts";

type FormRequest = FastifyRequest<{ Params: { uid: string } }>;

/**
 * The sign-in form's two ends. The provider sends the browser here, and its cookie is good for this
 * address only, so that two tabs sign in beside each other; the form itself is the page /login.
 */
export function interactionRoutes(
  app: FastifyInstance,
  current: (request: FastifyRequest) => Promise<Provider>,
): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 20_000 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  app.get("/oidc/interaction/:uid", async (request: FormRequest, reply) => {
    const interaction = await findInteraction(await current(request), request, reply);
    if (!interaction) return reply.redirect(links.login(), 303);
    return reply.redirect(formPage(request.params.uid), 303);
  });

  const back = { errorHandler: backToForm };
  app.post("/oidc/interaction/:uid", back, async (request: FormRequest, reply) => {
    const provider = await current(request);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    if (!(await findInteraction(provider, request, reply))) return reply.redirect(startPage, 303);
    const { uid } = request.params;
    const step = await takeStep(uid, form, request.ip);
    if (step.is === "second") return reply.redirect(formPage(uid, atFactor), 303);
    if (step.is === "failed") {
      const { failed, second } = step;
      if (failed === "expired") return reply.redirect(startPage, 303);
      return reply.redirect(formPage(uid, { failed, ...(second && atFactor) }), 303);
    }
    const { userKey, factor } = step;
    await noteSignIn(userKey);
    await noteSecurity({
      kind: "signed-in",
      user_key: userKey,
      details: factor === undefined ? {} : { factor },
    });
    const location = await provider.interactionResult(
      request.raw,
      reply.raw,
      { login: { accountId: userKey } },
      { mergeWithLastSubmission: false },
    );
    return reply.redirect(location, 303);
  });

  app.post("/oidc/interaction/:uid/begin", async (request: FormRequest, reply) => {
    const interaction = await findInteraction(await current(request), request, reply);
    const begun = interaction ? await beginFactors(request.params.uid) : nothingBegun;
    return reply.header("cache-control", "no-store").send(begun);
  });
}

/** Sent while the database was away: the form is there again and can be sent. */
function backToForm(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (!isUnavailable(error)) return renderIdentityError(error, request, reply);
  request.log.error({ err: error }, "identity");
  const { uid } = request.params as FormRequest["params"];
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const at = form.has("code") ? atFactor : {};
  return reply.redirect(formPage(uid, { ...at, failed: "unavailable" }), 303);
}

/** Of a sign-in that is over. */
const nothingBegun = { second: false, passkey: null, app: false, codes: false, elsewhere: [] };

/** Begins anew, and says why. */
const startPage = links.login({ failed: "expired" });

const atFactor = { step: "factor" } as const;

/** The address that was typed is not in it: the browser keeps that for the form. */
const formPage = (interaction: string, more: { step?: "factor"; failed?: string } = {}) =>
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
