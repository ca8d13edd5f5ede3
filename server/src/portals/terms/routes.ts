import type { eventTermsEndpoints, PublishedTerms } from "@neroli/contract/portals/terms.ts";
import { found, notFound } from "../../kernel/errors.ts";
import type { Handlers } from "../../kernel/http/routes.ts";
import { refuseElsewhere } from "../../published/portals.ts";
import { acceptTerms } from "../commands/accept-terms.ts";
import { findPublicPortal } from "../queries/find-public-portal.ts";
import { findTerms, languageFor } from "../queries/find-terms.ts";
import { publishTerms } from "./commands.ts";
import { makeAcceptancesFile } from "./files/acceptances-file.ts";
import { getTerms, listTerms, type TermsRow } from "./queries.ts";

const present = ({ firstname, lastname, ...row }: TermsRow): PublishedTerms => ({
  ...row,
  published_at: row.published_at.toISOString(),
  published_by: [firstname, lastname].filter(Boolean).join(" ") || null,
});

export const eventTermsHandlers = {
  "GET /public/events/:event/terms": async ({ actor, params, language: reader }) => {
    refuseElsewhere(actor, params.event);
    found(await findPublicPortal(params.event));
    const row = await findTerms(params.event);
    if (!row) return { terms: null };
    const language = languageFor(row.texts, reader);
    const { version, texts, published_at } = row;
    return {
      terms: {
        ...{ version, language, text: texts[language] ?? "" },
        published_at: published_at.toISOString(),
      },
    };
  },

  "GET /events/:event/terms": async ({ actor, params, query }) => {
    const page = await listTerms(actor, { event: params.event, query });
    return { ...page, content: page.content.map(present) };
  },

  "POST /events/:event/terms": async ({ actor, params: { event }, body }) =>
    present(await getTerms(event, await publishTerms(actor, { event, form: body }))),

  "POST /events/:event/terms/accept": async ({ actor, params: { event }, body: { version } }) => {
    found(await findPublicPortal(event));
    const { user_key, language } = actor;
    if (!(await acceptTerms({ user_key, event, version, language }))) throw notFound();
    return {};
  },

  "GET /events/:event/terms/acceptances": ({ actor, params }) =>
    makeAcceptancesFile(actor, params.event),
} satisfies Handlers<typeof eventTermsEndpoints>;
