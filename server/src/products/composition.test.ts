import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogueRoutes } from "../catalogue/routes.ts";
import { createCompany } from "../companies/factory.ts";
import { createUser } from "../users/factory.ts";
import { createProduct } from "./factory.ts";
import { editorCalls, type Products, startProducts } from "./testing-products.ts";

let products: Products;
let calls: ReturnType<typeof editorCalls>;

beforeAll(async () => {
  products = await startProducts({ routes: [catalogueRoutes] });
  calls = editorCalls(products);
});
afterAll(() => products.close());

const composition = [
  { inci: "Phenoxyethanol", cas: ["122-99-6"], min: "85.25", max: "92" },
  { inci: "Ethylhexylglycerin", min: "8" },
];

describe("the composition of a raw material", () => {
  test("is kept as it was written, told in the history, and taken back", async () => {
    const { status, body } = await calls.create({ fields: { name: "Velsafe", composition } });
    expect(status).toBe(200);
    expect((await calls.read(body.key)).body.fields.composition).toEqual(composition);
    const fewer = composition.slice(0, 1);
    const saved = await calls.save(body.key, {
      ...{ version: 1, fields: { name: "Velsafe", composition: fewer } },
    });
    expect(saved.body.fields.composition).toEqual(fewer);
    const { content } = (await calls.history(body.key)).body;
    expect(content[0]?.changes).toEqual([{ field: "composition", from: composition, to: fewer }]);
    const undone = await calls.undo(body.key, 2);
    expect(undone.body.fields.composition).toEqual(composition);
  });

  test.each([
    ["a share of more than all", { min: "101" }, "fields.composition.1.min percent"],
    ["at least more than the whole", { min: "14.750001" }, "fields.composition shares-over"],
    ["a share that is no number", { max: "x" }, "fields.composition.1.max percent"],
  ])("%s is refused at its place", async (_, wrong, refused) => {
    const parts = [...composition.slice(0, 1), { inci: "Aqua", ...wrong }];
    const answer = await calls.create({ fields: { name: "Velsafe", composition: parts } });
    const [path, reason] = refused.split(" ");
    expect(answer.status).toBe(400);
    expect(answer.body.additional_data).toMatchObject({
      failures: [{ path, code: `field-reasons.${reason}` }],
    });
  });
});

/** What a reader's page has of the composition: its parts, that it is there, or nothing. */
async function seenBy(productKey: string, as?: string) {
  const { body } = await products.app.call("GET /products/:offering/:productKey", {
    params: { offering: "INGREDIENTS", productKey },
    ...(as && { as }),
  });
  if (body.fields.composition) return body.fields.composition.length;
  return body.restricted_fields.includes("composition") ? "named" : "nothing";
}

describe("who reads it", () => {
  test.each([
    ["nothing decided", {}, { visitor: "named", buyer: 2, editor: 2 }],
    ["PUBLIC", { composition: "PUBLIC" }, { visitor: 2, buyer: 2, editor: 2 }],
    ["PRIVATE", { composition: "PRIVATE" }, { visitor: "nothing", buyer: "nothing", editor: 2 }],
  ] as const)("%s", async (_, visibility, seen) => {
    const { key } = await createProduct({
      ...{ company_key: "maison", fields: { composition }, visibility },
    });
    expect({
      visitor: await seenBy(key),
      buyer: await seenBy(key, products.keys.buyer),
      editor: await seenBy(key, products.keys.editor),
    }).toEqual(seen);
  });

  test("who waits for vetting learns no more than a visitor", async () => {
    const { key } = await createProduct({ company_key: "maison", fields: { composition } });
    const { key: company_key } = await createCompany({ verified: false });
    const waiting = (await createUser({ company_key, roles: ["BUYER"] })).key;
    expect(await seenBy(key, waiting)).toBe("named");
  });
});

describe("a search for what it holds", () => {
  const found = async (query: Record<string, string>, as?: string) => {
    const { body } = await products.app.call("GET /search/products/:offering", {
      ...{ params: { offering: "INGREDIENTS" }, query },
      ...(as && { as }),
    });
    return body.content.map(({ name }) => name);
  };
  const holding = (inci: string) => ({
    composition: [{ inci, cas: ["111-01-3"] }, { inci: "Xylitol" }],
  });

  test("finds it for those alone who may read it", async () => {
    await createProduct({
      ...{ name: "Open", fields: holding("Squalane"), visibility: { composition: "PUBLIC" } },
    });
    await createProduct({ name: "Veiled", fields: holding("Bisabolol") });
    const buyer = products.keys.buyer;
    const asked = [
      { contains: "inci:xylitol" },
      { contains: "cas:111-01-3" },
      { query: "xylitol" },
    ];
    for (const query of asked) {
      expect(await found(query)).toEqual(["Open"]);
      expect((await found(query, buyer)).sort()).toEqual(["Open", "Veiled"]);
    }
    expect(await found({ query: "bisabolol" })).toEqual([]);
    expect(await found({ without: "inci:xylitol", query: "open" })).toEqual([]);
  });
});
