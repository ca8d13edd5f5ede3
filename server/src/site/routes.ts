import { Readable } from "node:stream";
import { links } from "@neroli/contract/access/links.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import { addressesByLanguage } from "@neroli/contract/kernel/page-language.ts";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { now } from "../kernel/clock.ts";
import { notFound } from "../kernel/errors.ts";
import { refuseBeyond } from "../kernel/http/limit-calls.ts";
import { networkOf } from "../kernel/network.ts";
import { portalAt } from "../kernel/portal-hosts.ts";
import { createThrottle } from "../kernel/throttle.ts";
import {
  type Address,
  countAddresses,
  listAddresses,
  type Section,
  sections,
} from "./queries/list-addresses.ts";

/** Addresses in one file: the protocol allows 50,000, and 50 MB, which that many take in all languages. */
const perFile = 45_000;
/** Addresses that are written at a time. */
const perPiece = 500;

/** The last files pass over a million addresses; crawlers take them all once, a few at a time. */
const throttle = createThrottle({ name: "sitemap", failures: 120, seconds: 600 });
const onRequest = ({ ip }: FastifyRequest) => refuseBeyond(throttle, networkOf(ip));

/** Milliseconds that a copy of security.txt holds. */
const halfAYear = 182 * 24 * 60 * 60 * 1_000;

/** sitemap.xml and robots.txt for search engines, and whom to tell of a weakness. */
export const siteFiles: FastifyPluginAsync<{ origin: string; support_email: string }> = async (
  app,
  { origin, support_email },
) => {
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

  // RFC 9116: whom one tells of a weakness; a copy holds for less than a year.
  app.get("/.well-known/security.txt", async (request, reply) => {
    const { origin } = placeOf(request);
    const expires = new Date(now().getTime() + halfAYear).toISOString();
    const lines = [
      `Contact: mailto:${support_email}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${languages.join(", ")}`,
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });

  app.get("/sitemap.xml", { onRequest }, async (request, reply) => {
    const { origin, portal } = placeOf(request);
    // The pages know what articles there are; no portal has them.
    const paths = portal ? [] : [links.blogSitemap()];
    for (const section of sections) {
      const files = Math.ceil((await countAddresses(section, portal)) / perFile);
      for (let file = 1; file <= files; file++) paths.push(`/sitemap/${section}-${file}.xml`);
    }
    const entries = paths.map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`);
    return reply.type("application/xml").send(documentOf("sitemapindex", entries.join("\n")));
  });

  app.get<{ Params: { section: Section; file: string } }>(
    `/sitemap/:section(^${sections.join("|")})-:file(^\\d{1,6}).xml`,
    { onRequest },
    async (request, reply) => {
      const { origin, portal } = placeOf(request);
      const { section, file } = request.params;
      const from = (Number(file) - 1) * perFile;
      const listed = from < 0 ? [] : await listAddresses(section, portal, { from, most: perFile });
      if (listed.length === 0) throw notFound();
      return reply.type("application/xml").send(Readable.from(written(listed, origin)));
    },
  );
};

/** A file in pieces: as one text it would take a hundred megabytes. */
function* written(listed: readonly Address[], origin: string): Iterable<string> {
  const [head, foot] = documentOf("urlset", "\0").split("\0");
  yield `${head}`;
  for (let at = 0; at < listed.length; at += perPiece) {
    const piece = listed.slice(at, at + perPiece);
    yield piece.map((address) => `${entryOf(address, origin)}\n`).join("");
  }
  yield `${foot}`;
}

function entryOf({ path, changed, translated }: Address, origin: string): string {
  const lastmod = changed ? `<lastmod>${dayOf(changed)}</lastmod>` : "";
  const others = translated ? alternates(origin + path) : "";
  return `<url><loc>${origin}${path}</loc>${lastmod}${others}</url>`;
}

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
  addressesByLanguage(address)
    .map(([named, href]) => `<xhtml:link rel="alternate" hreflang="${named}" href="${href}"/>`)
    .join("");

const documentOf = (root: string, entries: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}\n</${root}>\n`;
