import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import { expect, test } from "vitest";
import type { CompanyEntry, PerTier, ProductEntry } from "../indexed/entries.ts";
import { unpackSummary } from "./pack-summary.ts";
import { createProductStore, type NewProduct, type ProductStore } from "./product-store.ts";

const companyOf = (key: string) =>
  ({
    key,
    reference: { key, name: `${key} & Söhne`, verified: true, logo: null },
    products: { size: 0 },
  }) as CompanyEntry;

const plain: Omit<ProductSummary, "company"> = {
  key: "",
  offering: "INGREDIENTS",
  segment: "PERSONALCARE",
  name: "Öl",
  inci: null,
  tagline: null,
  functions: [],
  claims: [],
  service_types: [],
  sample_available: true,
  document_types: [],
  image: null,
};

function productOf(
  key: string,
  company: CompanyEntry,
  change: Partial<ProductSummary>,
): NewProduct {
  const open = { ...plain, key, ...change };
  const restricted = { ...open, functions: ["Humectant"] };
  const label = { key: "new", title: "New", colour: "RED", description: null };
  const summaries = [
    open,
    restricted,
    { ...restricted, cas: ["56-81-5"], labels: [label] },
  ] as unknown as PerTier<typeof open>;
  const { offering, segment, image } = open;
  return {
    key,
    offering,
    segment,
    company,
    summaries,
    created: 7,
    documents: 3,
    image: image !== null,
  };
}

const [acme, zeta] = [companyOf("acme"), companyOf("zeta")];

const summariesOf = (entry: ProductEntry) =>
  ([0, 1, 2] as const).map((tier) => unpackSummary(entry, tier));

test("a product comes back as it was put, at each tier", () => {
  const store = createProductStore();
  const change = { offering: "SERVICES", segment: "FOOD", inci: "AQUA", sample_available: false };
  const product = productOf("a", acme, { ...change, image: "/x" } as Partial<ProductSummary>);
  store.put(product);
  const entry = store.get("a");
  if (entry === undefined) throw new Error("it was put");
  const { packed: _, ...rest } = entry;
  const { offering, segment } = product;
  expect(rest).toEqual({ key: "a", offering, segment, company: acme, created: 7, documents: 3 });
  // Each tier of this one reads another summary than the one below it.
  expect(summariesOf(entry)).toEqual(
    product.summaries.map((one) => ({ ...one, company: acme.reference })),
  );
});

/** Everything that can be asked of a store, in order. */
function contentsOf(store: ProductStore): unknown[] {
  const all: string[] = [];
  store.scan(({ company, image, lot }, at) => {
    const entry = store.getAt(at);
    all.push(JSON.stringify([entry.key, company.key, image, lot, summariesOf(entry)]));
  });
  return all.sort();
}

test("thousands of changes leave what a map of the same changes holds, also after a capture", () => {
  let state = 7;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const companies = [companyOf("one"), companyOf("two"), companyOf("three")];
  const store = createProductStore();
  const known = new Map<string, NewProduct>();
  for (let step = 0; step < 4_000; step++) {
    const key = `p-${below(300)}`;
    if (below(4) === 0) {
      const gone = known.get(key);
      expect(store.delete(key)?.company).toBe(gone?.company);
      known.delete(key);
      continue;
    }
    // Long ones fill the pieces, so that most of some are dead and they are moved out of.
    const tagline = "ü".repeat(below(20_000));
    const product = productOf(key, companies[below(3)] as CompanyEntry, { tagline });
    store.put(product);
    known.set(key, product);
  }
  expect(store.size).toBe(known.size);
  for (let at = 0; at < 300; at++) {
    const wanted = known.get(`p-${at}`);
    const found = store.get(`p-${at}`);
    expect(found && unpackSummary(found, 0).tagline).toBe(wanted?.summaries[0].tagline);
    expect(found?.company).toBe(wanted?.company);
  }
  for (const company of companies) {
    const own = [...known.values()].filter((product) => product.company === company);
    expect(company.products.size).toBe(own.length);
    expect(store.keysOf(company).sort()).toEqual(own.map(({ key }) => key).sort());
  }
  const pieces = store.capture().pieces.filter((piece) => piece !== null);
  expect(pieces.length).toBeLessThan(10);

  const again = companies.map(({ key }) => companyOf(key));
  const copy = createProductStore(store.capture(), (key) => again.find((one) => one.key === key));
  expect(contentsOf(copy)).toEqual(contentsOf(store));
  expect(again.map(({ products }) => products.size)).toEqual(
    companies.map(({ products }) => products.size),
  );
  for (let at = 0; at < 900; at++) copy.put(productOf(`more-${at}`, again[0] as CompanyEntry, {}));
  expect(copy.size).toBe(known.size + 900);
  const last = copy.get("more-899");
  expect(last && unpackSummary(last, 2).cas).toEqual(["56-81-5"]);
});

test("a supplier that is gone keeps the others apart", () => {
  const store = createProductStore();
  store.put(productOf("a", zeta, {}));
  store.put(productOf("b", acme, {}));
  store.delete("a");
  const back = companyOf("acme");
  const copy = createProductStore(store.capture(), (key) => (key === "acme" ? back : undefined));
  expect(copy.get("b")?.company).toBe(back);
  expect([copy.size, copy.get("a")]).toEqual([1, undefined]);
});
