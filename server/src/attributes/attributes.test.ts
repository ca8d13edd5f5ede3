import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createProduct } from "../products/factory.ts";
import { createAttribute } from "./factory.ts";
import { noNames as none, testAttributes } from "./testing-attributes.ts";

let world: Awaited<ReturnType<typeof testAttributes>>;
beforeAll(async () => {
  world = await testAttributes();
});
afterAll(() => world.close());

describe("a term", () => {
  test("of support is approved, of a supplier proposed, and told in the trail", async () => {
    const { body: own } = await world.create(world.keys.support, {
      term: " Emollient A ",
      description: "x",
    });
    expect(own).toMatchObject({ term: "Emollient A", status: "APPROVED", proposed_by: null });
    const { body: proposed } = await world.create(world.keys.editor, { term: "Velvet agent" });
    expect(proposed).toMatchObject({
      status: "PROPOSED",
      proposed_by: { key: world.keys.company },
      can: { edit: false, merge: false, remove: { allowed: false } },
    });
    const form = { term: "Velvet agent", names: { ...none, de: "Samtmacher" }, version: 1 };
    const { body: approved } = await world.save(proposed.id ?? "", { ...form, status: "APPROVED" });
    expect(approved).toMatchObject({ status: "APPROVED", version: 2, names: { de: "Samtmacher" } });
    expect(
      (await world.save(proposed.id ?? "", { ...form, status: "APPROVED" })).body.version,
    ).toBe(2);
    expect((await world.remove(proposed.id ?? "")).status).toBe(200);
    expect((await world.trailOf(proposed.id ?? "")).map(({ action }) => action)).toEqual([
      "attribute.created",
      "attribute.saved",
      "attribute.removed",
    ]);
  });

  test("is defined once in its vocabulary, in whatever case and as whatever spelling", async () => {
    await createAttribute({ term: "Binder", synonyms: ["Binding agent"] });
    const { id } = await createAttribute({ term: "Other binder" });
    for (const term of ["BINDER", "binding AGENT"]) {
      const { status, body } = await world.create(world.keys.editor, { term });
      expect([status, body.code]).toEqual([409, "attributes.term-taken"]);
      expect(body.detail).toContain("Binder");
    }
    const synonyms = ["binder"];
    const form = { term: "Other binder", names: none, synonyms, status: "APPROVED", version: 1 };
    expect((await world.save(id, form)).body.code).toBe("attributes.term-taken");
    expect(
      (await world.create(world.keys.support, { term: "Binder", field: "applications" })).status,
    ).toBe(200);
  });

  test("of two who change it the second learns what differs", async () => {
    const { id } = await createAttribute({ term: "Shared", names: { de: "Geteilt" } });
    const form = { term: "Shared", status: "APPROVED", version: 1 };
    await world.save(id, { ...form, names: { ...none, de: "Gemeinsam" } });
    const { status, body } = await world.save(id, { ...form, names: { ...none, it: "Comune" } });
    expect([status, body.code]).toEqual([409, "conflict"]);
    expect(body.additional_data).toMatchObject({
      version: 2,
      changed: ["names"],
      current: { names: { de: "Gemeinsam" } },
    });
  });

  test("that products carry stays, those in the trash too", async () => {
    const { id } = await createAttribute({ term: "Carried" });
    await world.product({ functions: ["Carried"] }, { trashed_at: new Date() });
    await world.product({ functions: ["Carried", "Else"] });
    const { status, body } = await world.remove(id);
    expect([status, body.code]).toEqual([409, "attributes.in-use"]);
    expect(body.additional_data).toMatchObject({ products: 2 });
    expect(body.detail).toMatch(/^2 products/);
  });
});

describe("the list", () => {
  test("counts one's own products, for support all, and names what nobody has defined", async () => {
    await createAttribute({ term: "Counted", field: "certifications" });
    await world.product({ certifications: ["Counted", "Wild"] });
    await createProduct({ fields: { certifications: ["Counted", "Elsewhere"] } });
    const query = { field__eq: "certifications", sort: "-products" };
    const shown = (rows: Awaited<ReturnType<typeof world.list>>) =>
      rows.map(({ term, status, products }) => [term, status, products]);
    expect(shown(await world.list(world.keys.support, query))).toEqual([
      ["Counted", "APPROVED", 2],
      ["Elsewhere", "UNDEFINED", 1],
      ["Wild", "UNDEFINED", 1],
    ]);
    expect(shown(await world.list(world.keys.editor, query))).toEqual([
      ["Counted", "APPROVED", 1],
      ["Wild", "UNDEFINED", 1],
    ]);
    expect(
      shown(await world.list(world.keys.support, { ...query, status__eq: "UNDEFINED" })),
    ).toHaveLength(2);
  });

  test("keeps proposals between their company and support", async () => {
    await world.create(world.keys.editor, { term: "Secret idea", field: "flavor" });
    const terms = async (as: string) =>
      (await world.list(as, { field__eq: "flavor" })).map(({ term }) => term);
    expect(await terms(world.keys.editor)).toEqual(["Secret idea"]);
    expect(await terms(world.keys.support)).toEqual(["Secret idea"]);
    expect(await terms(world.keys.rival)).toEqual([]);
  });

  test("is looked through by any name, without regard to case and accents, page by page", async () => {
    const field = "odor" as const;
    await createAttribute({ field, term: "Wood", names: { fr: "Boisé" }, synonyms: ["Timber"] });
    await createAttribute({ field, term: "Mint" });
    const found = async (query: Record<string, string>) =>
      (await world.list(world.keys.support, { field__eq: field, ...query })).map(
        ({ term }) => term,
      );
    expect(await found({ text__icontains: "BOISE" })).toEqual(["Wood"]);
    expect(await found({ text__icontains: "timb" })).toEqual(["Wood"]);
    expect(await found({ untranslated__eq: "fr" })).toEqual(["Mint"]);
    expect(await found({ size: "1", page: "1", sort: "-term" })).toEqual(["Mint"]);
  });
});

describe("suggestions", () => {
  test("are ranked by match, then by use, and answer the term with its name", async () => {
    const field = "applications" as const;
    await createAttribute({ field, term: "Shampoo", names: { de: "Haarwäsche" } });
    await createAttribute({ field, term: "Shower gel", names: { de: "Duschgel" } });
    await createAttribute({ field, term: "Dry shampoo", synonyms: ["Powder wash"] });
    await world.product({ applications: ["Shower gel", "Shampoo bar"] });
    await createProduct({ fields: { applications: ["Shower gel"] } });
    const named = async (query: string, language: string) =>
      (await world.suggest({ field, query, language })).map(({ term, name, matched }) => [
        term,
        name,
        matched,
      ]);
    expect(await named("sh", "en")).toEqual([
      ["Shower gel", "Shower gel", null],
      ["Shampoo bar", "Shampoo bar", null],
      ["Shampoo", "Shampoo", null],
      ["Dry shampoo", "Dry shampoo", null],
    ]);
    expect(await named("haarwasche", "de")).toEqual([["Shampoo", "Haarwäsche", null]]);
    expect(await named("duschg", "en")).toEqual([["Shower gel", "Shower gel", "Duschgel"]]);
    expect(await named("powder", "de")).toEqual([["Dry shampoo", "Dry shampoo", "Powder wash"]]);
    expect((await world.suggest({ field, limit: "1" }))[0]).toMatchObject({
      term: "Shower gel",
      products: 2,
    });
  });

  test("name no proposal of another company", async () => {
    await world.create(world.keys.editor, { term: "Hidden proposal" });
    expect(await world.suggest({ query: "hidden" })).toHaveLength(1);
    expect(await world.suggest({ query: "hidden" }, world.keys.rival)).toEqual([]);
  });
});

describe("names", () => {
  test("are in searches and on pages in the reader's language once they are approved", async () => {
    const names = { de: "Duftstoff", fr: "" };
    const { id } = await createAttribute({ term: "Perfuming", names, status: "PROPOSED" });
    const { key } = await world.product({
      functions: ["Perfuming"],
      performance_claims: ["Scented"],
    });
    const read = async (language: string) => {
      const headers = { "accept-language": language };
      const { body: page } = await world.app.call("GET /products/:offering/:productKey", {
        params: { offering: "INGREDIENTS", productKey: key },
        headers,
      });
      const { body: found } = await world.app.call("GET /search/products/:offering", {
        params: { offering: "INGREDIENTS" },
        query: { functions: "Perfuming" },
        headers,
      });
      const value = found.facets
        .find(({ group }) => group === "functions")
        ?.values.find((each) => each.value === "Perfuming");
      return [page.names, found.content[0]?.functions, value?.name];
    };
    expect(await read("de")).toEqual([undefined, ["Perfuming"], undefined]);
    await createAttribute({
      field: "free_from_claims",
      term: "Kept out",
      names: { de: "Ferngehalten" },
      status: "APPROVED",
    });
    const form = { term: "Perfuming", names: { ...none, ...names }, version: 1 };
    await world.save(id, { ...form, status: "APPROVED" });
    expect(await read("de")).toEqual([
      { functions: { Perfuming: "Duftstoff" } },
      ["Duftstoff"],
      "Duftstoff",
    ]);
    expect(await read("fr")).toEqual([undefined, ["Perfuming"], undefined]);
    expect(await read("en")).toEqual([undefined, ["Perfuming"], undefined]);
    // What is asked for is told by its name, also where nothing is found.
    const { body: without } = await world.app.call("GET /search/products/:offering", {
      params: { offering: "INGREDIENTS" },
      query: { without: "claims:Kept out,claims:Nameless", contains: "inci:nothing" },
      headers: { "accept-language": "de" },
    });
    expect(without.names).toEqual([{ kind: "claims", value: "Kept out", name: "Ferngehalten" }]);
    const asked = { field: "functions" as const, language: "de" as const };
    const { body } = await world.app.call("GET /attributes/names", { query: asked });
    expect(body.names).toMatchObject({ functions: { Perfuming: "Duftstoff" } });
  });
});

test("what terms are called is searched and completed in the reader's language", async () => {
  const names = { de: "Perlglanzmittel", es: "Agente nacarante" };
  await createAttribute({ term: "Pearlising agent", names });
  const { key } = await world.product({ functions: ["Pearlising agent"], tagline: "Zibeline" });
  const search = async (query: string, language: string) => {
    const { body } = await world.app.call("GET /search/products/:offering", {
      params: { offering: "INGREDIENTS" },
      query: { query },
      headers: { "accept-language": language },
    });
    return [body.content.map((hit) => hit.key), body.corrected];
  };
  expect(await search("perlglanzmittel", "de")).toEqual([[key], "Pearlising agent"]);
  expect(await search("zibeline agente nacarante", "es")).toEqual([
    [key],
    "zibeline Pearlising agent",
  ]);
  // Who reads another language may type it all the same.
  expect(await search("perlglanzmittel", "en")).toEqual([[key], "Pearlising agent"]);
  const { body } = await world.app.call("GET /search/suggestions", {
    query: { query: "perlg" },
    headers: { "accept-language": "de" },
  });
  const called = { text: "Perlglanzmittel", count: 1, key: null, detail: "Pearlising agent" };
  expect(body.groups).toEqual([{ kind: "functions", values: [called] }]);
});

describe("who may", () => {
  test("support changes terms, those who edit products propose and read them", async () => {
    const { id } = await createAttribute();
    const params = { attributeId: id };
    const body = { term: "Mine", names: none, status: "APPROVED" as const, version: 1 };
    const calls = [
      ["PUT /attributes/:attributeId", { params, body }],
      ["DELETE /attributes/:attributeId", { params }],
      ["POST /attributes/:attributeId/merge", { params, body: { into: id } }],
      ["POST /attributes/:attributeId/spellings", { params, body: { term: "x" } }],
      ["GET /attributes/rewritings", {}],
    ] as const;
    for (const [name, options] of calls) {
      expect((await world.app.call(name, options)).status).toBe(401);
      expect((await world.app.call(name, { ...options, as: world.keys.editor })).status).toBe(403);
    }
    for (const [as, status] of [
      [world.keys.buyer, 403],
      [world.keys.editor, 200],
    ] as const) {
      expect((await world.app.call("GET /attributes", { as })).status).toBe(status);
    }
    expect((await world.create(world.keys.buyer, { term: "Bought" })).status).toBe(403);
    expect((await world.app.call("GET /attributes")).status).toBe(401);
  });

  test.each([
    [{ term: "" }],
    [{ term: "x".repeat(201) }],
    [{ term: "x", field: "name" }],
    [{ term: "x", names: { ...none, pt: "x" } }],
    [{ term: "x", synonyms: [""] }],
  ])("%j is refused", async (body) => {
    expect((await world.create(world.keys.support, body)).status).toBe(400);
  });
});
