import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import { languageParameter } from "@neroli/contract/kernel/page-language.ts";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { refuseBeyond } from "../kernel/http/limit-calls.ts";
import { networkOf } from "../kernel/network.ts";
import { portalAt } from "../kernel/portal-hosts.ts";
import { createThrottle } from "../kernel/throttle.ts";
import { listAddresses } from "./queries.ts";

/** Addresses in one sitemap file, by the protocol's limit. */
const perFile = 45_000;

/** Each file reads every address there is; crawlers take them all once, a few at a time. */
const throttle = createThrottle({ name: "sitemap", failures: 120, seconds: 600 });
const onRequest = ({ ip }: FastifyRequest) => refuseBeyond(throttle, networkOf(ip));

/** sitemap.xml and robots.txt, for search engines. */
export const siteFiles: FastifyPluginAsync<{ origin: string }> = async (app, { origin }) => {
  const placeOf = ({ host }: FastifyRequest) => {
    const at = portalAt(host);
    return { origin: at?.origin ?? origin, portal: at?.portal.settings ?? null };
  };

  app.get("/robots.txt", async (request, reply) => {
    const { portal, ...place } = placeOf(request);
    return reply
      .type("text/plain")
      .send(portal && !portal.takes_sign_ups ? forNobody : forRobots(place.origin));
  });

  app.get("/sitemap.xml", { onRequest }, async (request, reply) => {
    const { origin, portal } = placeOf(request);
    const files = Math.ceil((await listAddresses(portal)).length / perFile);
    const entries = Array.from(
      { length: Math.max(files, 1) },
      (_, at) => `<sitemap><loc>${origin}/sitemap/${at + 1}.xml</loc></sitemap>`,
    );
    return reply.type("application/xml").send(document("sitemapindex", entries));
  });

  app.get<{ Params: { file: string } }>(
    "/sitemap/:file(^\\d+).xml",
    { onRequest },
    async (request, reply) => {
      const { origin, portal } = placeOf(request);
      const from = (Number(request.params.file) - 1) * perFile;
      const entries = (await listAddresses(portal))
        .slice(Math.max(from, 0), from + perFile)
        .map(
          ({ path, changed, translated }) =>
            `<url><loc>${origin}${path}</loc>${changed ? `<lastmod>${dayOf(changed)}</lastmod>` : ""}${translated ? alternates(origin + path) : ""}</url>`,
        );
      return reply.type("application/xml").send(document("urlset", entries));
    },
  );
};

/** Of a portal that is its people's alone. */
const forNobody = "User-agent: *\nDisallow: /\n";

const forRobots = (origin: string) =>
  [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /oidc/",
    "Disallow: /admin",
    "Disallow: /requests",
    "Disallow: /login",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

/** The same page in each language, and the address that answers in the reader's own. */
const alternates = (address: string): string =>
  [
    ...languages.map((language) => [language, `?${languageParameter}=${language}`]),
    ["x-default", ""],
  ]
    .map(
      ([language, more]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address}${more}"/>`,
    )
    .join("");

const document = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</${root}>\n`;
