import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createProduct } from "./factory.ts";
import {
  editorCalls,
  niacinamide,
  type Products,
  startProducts,
  traceOf,
} from "./testing-products.ts";

let products: Products;
let calls: ReturnType<typeof editorCalls>;
beforeAll(async () => {
  products = await startProducts();
  calls = editorCalls(products);
});
afterAll(() => products.close());

type Who = keyof Products["keys"];
const move = (step: "publish" | "unpublish", keys: string[], who: Who = "manager") =>
  products.app.call(`POST /products/${step}`, {
    as: products.keys[who],
    body: { products: keys },
  });
const own = (more: object = {}) =>
  createProduct({ company_key: "maison", fields: niacinamide, ...more });

describe("a new product", () => {
  test("is a draft, also as a duplicate; listed where that is asked for", async () => {
    const { body } = await calls.create({ fields: niacinamide });
    expect(body).toMatchObject({
      state: "DRAFT",
      lacks: [],
      can: { edit: true, publish: true, unpublish: false, trash: true },
    });
    const copy = await calls.create({ fields: niacinamide, duplicate_of: body.key });
    expect(copy.body.state).toBe("DRAFT");
    const listed = await calls.create({ fields: niacinamide, state: "LISTED" });
    expect(listed.body).toMatchObject({
      state: "LISTED",
      can: { publish: false, unpublish: true },
    });
  });

  test("is not listed while nothing says what it is", async () => {
    const { status, body } = await calls.create({ fields: { name: "Mute" }, state: "LISTED" });
    expect([status, body.code]).toEqual([409, "products.untold"]);
  });
});

describe("publishing", () => {
  test("many at once: says of each why not, and what is so already is done", async () => {
    const [draft, listed, foreign] = [
      await own({ state: "DRAFT" }),
      await own(),
      await createProduct(),
    ];
    const mute = await own({ state: "DRAFT", fields: { name: "Mute" } });
    const gone = await own({ state: "DRAFT", trashed_at: new Date() });
    const keys = [draft.key, listed.key, foreign.key, mute.key, gone.key];
    const { body } = await move("publish", keys);
    expect(body).toEqual({
      done: [draft.key, listed.key],
      failed: [
        { key: foreign.key, code: "not-found" },
        { key: mute.key, code: "products.untold" },
        { key: gone.key, code: "products.trashed" },
      ],
    });
    expect((await traceOf(draft.key)).trail).toMatchObject([
      { action: "product.published", before: { state: "DRAFT" }, after: { state: "LISTED" } },
    ]);
    expect((await traceOf(listed.key)).trail).toEqual([]);
    const history = await calls.history(draft.key);
    expect(history.body.content[0]).toMatchObject({ action: "PUBLISHED", changes: [] });
    expect((await calls.read(mute.key)).body).toMatchObject({
      lacks: ["inci", "cas", "functions", "description"],
      can: { publish: false },
    });
  });

  test("a form that was open meanwhile is saved all the same, and the state stays", async () => {
    const { key } = await own({ state: "DRAFT" });
    await move("publish", [key]);
    const saved = await calls.save(key, { version: 1, fields: { ...niacinamide, rci: 3 } });
    expect(saved.body).toMatchObject({ state: "LISTED", version: 2 });
    await move("unpublish", [key]);
    expect((await calls.read(key)).body).toMatchObject({ state: "DRAFT", version: 2 });
  });

  test("out of the trash a draft is a draft", async () => {
    const { key } = await own({ state: "DRAFT" });
    await calls.trash([key]);
    await calls.recover([key]);
    expect((await calls.read(key)).body).toMatchObject({ state: "DRAFT", trashed_at: null });
  });
});

test("the list is narrowed to drafts or what is listed; who only reads sees no drafts", async () => {
  const fields = (name: string) => ({ ...niacinamide, name });
  await own({ state: "DRAFT", fields: fields("Quietly begun") });
  await own({ fields: fields("Quietly listed") });
  const names = async (query: Record<string, string>, who: Who = "manager") =>
    (await calls.list({ name__icontains: "quietly", ...query }, who)).body.content.map(
      ({ name, state }: { name: string; state: string }) => [name, state],
    );
  expect(await names({ status__eq: "DRAFT" })).toEqual([["Quietly begun", "DRAFT"]]);
  expect(await names({ status__eq: "LISTED" })).toEqual([["Quietly listed", "LISTED"]]);
  expect(await names({})).toHaveLength(2);
  expect(await names({}, "colleague")).toEqual([["Quietly listed", "LISTED"]]);
  expect(await names({ status__eq: "DRAFT" }, "colleague")).toEqual([]);
});
