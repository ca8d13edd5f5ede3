import { links } from "@neroli/contract/access/links.ts";
import { say } from "@neroli/phrases/say.ts";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "../../../kernel/errors.ts";
import { requestLanguage } from "../../../kernel/http/language.ts";
import { unsubscribe } from "./unsubscribe.ts";

/** Where the link of a digest leads; mail programs send to the very same address (RFC 8058). */
export const unsubscribePath = (token: string) => `/unsubscribe/${token}`;

/**
 * The address in List-Unsubscribe. A mail program posts to it without asking anybody, in whatever
 * form; a person is led to the page that does it and says so. Looking alone changes nothing: mail
 * scanners follow links.
 */
export const unsubscribeLink: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string", bodyLimit: 10_000 }, (_request, _body, done) =>
    done(null),
  );
  app.get<{ Params: { token: string } }>("/unsubscribe/:token", async ({ params }, reply) =>
    reply.redirect(links.unsubscribe(params)),
  );
  app.post<{ Params: { token: string } }>("/unsubscribe/:token", async (request, reply) => {
    try {
      await unsubscribe(request.params.token);
    } catch (error) {
      // An unknown token ends nobody's mails and is nobody's business either.
      if (!(error instanceof AppError)) throw error;
    }
    // Read by people whose browser runs no scripts.
    return reply
      .type("text/plain; charset=utf-8")
      .send(say(requestLanguage(request), "unsubscribe.done"));
  });
};
