import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { say } from "@neroli/phrases/say.ts";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "../errors.ts";
import { requestLanguage } from "../http/language.ts";

interface OneClickLink {
  /** Below it each token has its address. */
  folder: string;
  /** Where a person is led who looks at the address. */
  page: (token: string) => string;
  /** Ends the mails; fails with the code of the API where the token is unknown. */
  end: (token: string) => Promise<void>;
  /** Says that it is done. */
  done: PlainPhraseKey;
}

/**
 * The addresses in List-Unsubscribe (RFC 8058). A mail program posts to one without asking anybody,
 * in whatever form; a person is led to the page that does it and says so. Looking alone changes
 * nothing: mail scanners follow links.
 */
export const oneClickLink =
  ({ folder, page, end, done }: OneClickLink): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "string", bodyLimit: 10_000 }, (_request, _body, go) =>
      go(null),
    );
    const address = `${folder}/:token`;
    app.get<{ Params: { token: string } }>(address, async ({ params }, reply) =>
      reply.redirect(page(params.token)),
    );
    app.post<{ Params: { token: string } }>(address, async (request, reply) => {
      try {
        await end(request.params.token);
      } catch (error) {
        // An unknown token ends nobody's mails and is nobody's business either.
        if (!(error instanceof AppError)) throw error;
      }
      // Read by people whose browser runs no scripts.
      return reply.type("text/plain; charset=utf-8").send(say(requestLanguage(request), done));
    });
  };
