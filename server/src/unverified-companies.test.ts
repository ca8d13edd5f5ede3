import { afterAll, beforeAll, expect, test } from "vitest";
import { createEvent } from "./portals/factory.ts";
import { sections } from "./site/queries/list-addresses.ts";
import { type Asked, type NightWorks, startNightWorks } from "./testing-night-works.ts";

// Nothing of a company is seen by others before support has verified it (decisions, unverified and
// waiting accounts): every answer that could name it is asked for by each kind of reader.

let works: NightWorks;

beforeAll(async () => {
  works = await startNightWorks({ name: "Umbrinol Works" });
  await createEvent({
    key: "fair",
    display_name: "Night Fair",
    type: "EXHIBITION",
    companies: ["night-works"],
  });
  await works.bookmark("stranger");
  await works.bookmark("buyer");
});

afterAll(() => works.close());

const ingredients = { offering: "INGREDIENTS" };
const formulations = { offering: "FORMULATIONS" };
const night = { params: { ...ingredients, productKey: "night" } };
const atFair = { params: { event: "fair", companyKey: "night-works" } };
const lotion = { params: { ...formulations, productKey: "lotion" } };
const byNumber = { query: { contains: "cas:56-81-5" } };

/** Every answer that shows companies or products, and what in it is the company's doing. */
const answers: Asked[] = [
  ["GET /search/products/:offering", { params: ingredients, query: { query: "sharedium" } }],
  ["GET /search/products/:offering", { params: ingredients, query: { whole: "company" } }],
  ["GET /search/products/:offering", { params: ingredients, ...byNumber }],
  ["GET /search/products/:offering", { params: formulations, ...byNumber }, /Lotion/],
  ["GET /search/suggestions", { query: { query: "umbr" } }],
  ["GET /search/contents", { query: { kind: "cas", query: "56-81" } }, /56-81-5/],
  ["GET /search/listed", { query: { keys: "night,open" } }],
  ["GET /products/:offering/:productKey", night],
  ["GET /products/:offering/:productKey", { params: { ...ingredients, productKey: "open" } }],
  ["GET /products/:offering/:productKey", lotion, /"product":"night"/],
  ["GET /products/:productKey/alternatives", { params: { productKey: "open" } }],
  ["GET /companies/:companyKey", { params: { companyKey: "night-works" } }],
  ["GET /public/companies/:companyKey/exhibitions", atFair, /Night Fair/],
  ["GET /comparison", { query: { products: "night,open" } }],
  ["GET /bookmarks"],
  ["GET /portals/:portal/companies", { params: { portal: "fair" } }],
  ["GET /search/:event/companies/:companyKey", atFair],
  // What is chosen for everybody: not for its own people alone.
  ["GET /search/suppliers"],
  ["GET /search/highlights"],
];

/** The answers that show something of the company to this reader. */
async function seenBy(reader: keyof NightWorks["readers"]): Promise<string[]> {
  const seen = await works.seenIn(answers, reader);
  for (const section of sections) {
    const { payload } = await works.site.inject(`/sitemap/${section}-1.xml`);
    if (payload.includes("/night")) seen.push(`sitemap of ${section}`);
  }
  return seen;
}

const setVerified = (verified: boolean) =>
  works.app.call(`${verified ? "POST" : "DELETE"} /companies/:companyKey/verify`, {
    as: works.readers.support,
    params: { companyKey: "night-works" },
  });
const others = ["visitor", "stranger", "buyer"] as const;

test("what is verified everybody sees, at once", async () => {
  const everything = [
    ...answers.map(([name], at) => `${at} ${name}`),
    "sitemap of companies",
    "sitemap of products",
  ];
  await setVerified(false);
  await setVerified(true);
  expect(await seenBy("buyer")).toEqual(everything);
  const own = /bookmarks|portals|:event/;
  expect(await seenBy("visitor")).toEqual(everything.filter((answer) => !own.test(answer)));
});

test("from what is not verified any more nobody else has anything, at once", async () => {
  await setVerified(true);
  await setVerified(false);
  for (const reader of others) expect([reader, await seenBy(reader)]).toEqual([reader, []]);
});

test("its editors and support see it all the same, but not where it would be offered to others", async () => {
  await setVerified(false);
  const offered = /suppliers|highlights|sitemap/;
  for (const reader of ["editor", "support"] as const) {
    const seen = await seenBy(reader);
    expect(seen.some((answer) => offered.test(answer))).toBe(false);
    expect(seen).toEqual(
      expect.arrayContaining([
        expect.stringMatching("GET /search/products"),
        expect.stringMatching("GET /search/suggestions"),
        expect.stringMatching("GET /search/listed"),
        expect.stringMatching("GET /products/:offering/:productKey"),
        expect.stringMatching("GET /companies/:companyKey"),
        expect.stringMatching("GET /comparison"),
      ]),
    );
  }
});
