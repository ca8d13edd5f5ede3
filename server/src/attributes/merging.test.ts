import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAttribute } from "./factory.ts";
import { noNames, testAttributes } from "./testing-attributes.ts";

let world: Awaited<ReturnType<typeof testAttributes>>;
beforeAll(async () => {
  world = await testAttributes();
});
afterAll(() => world.close());

describe("merging", () => {
  test("rewrites every product that carries the term, whole, with history and index", async () => {
    const gone = await createAttribute({ term: "Moisturizer", names: { it: "Idratante" } });
    const kept = await createAttribute({ term: "Humectant", synonyms: ["Wetter"] });
    const one = await world.product({ functions: ["Solvent", "Moisturizer"], tagline: "stays" });
    const both = await world.product({ functions: ["Humectant", "Moisturizer", "Solvent"] });
    const trashed = await world.product({ functions: ["Moisturizer"] }, { trashed_at: new Date() });
    const others = await Promise.all(
      Array.from({ length: 230 }, () => world.product({ functions: ["Moisturizer"] })),
    );
    const untouched = await world.product({ applications: ["Moisturizer"] });
    const { status, body } = await world.merge(gone.id, kept.id);
    expect([status, body.total]).toEqual([200, 233]);
    await world.rewritten();

    expect((await world.stored(one.key)).fields).toMatchObject({
      functions: ["Solvent", "Humectant"],
      tagline: "stays",
    });
    expect((await world.stored(both.key)).fields).toMatchObject({
      functions: ["Humectant", "Solvent"],
    });
    expect(await world.stored(trashed.key)).toMatchObject({
      fields: { functions: ["Humectant"] },
      version: 2,
      updated_by: world.keys.support,
    });
    for (const { key } of others) {
      expect((await world.stored(key)).fields).toMatchObject({ functions: ["Humectant"] });
    }
    expect((await world.stored(untouched.key)).version).toBe(1);
    const history = await world.app.call(
      "GET /companies/:companyKey/products/:productKey/history",
      {
        as: world.keys.support,
        params: { companyKey: world.keys.company, productKey: both.key },
      },
    );
    expect(history.body.content).toMatchObject([
      {
        version: 2,
        action: "SAVED",
        changes: [
          {
            field: "functions",
            from: ["Humectant", "Moisturizer", "Solvent"],
            to: ["Humectant", "Solvent"],
          },
        ],
      },
    ]);
    const rewritings = await world.app.call("GET /attributes/rewritings", {
      as: world.keys.support,
    });
    expect(rewritings.body.content.find(({ id }) => id === body.id)).toMatchObject({
      state: "DONE",
      total: 233,
      done: 233,
    });
    const [row] = await world.list(world.keys.support, {
      field__eq: "functions",
      text__icontains: "humect",
    });
    expect(row).toMatchObject({
      products: 232,
      synonyms: ["Wetter", "Moisturizer"],
      names: { it: "Idratante" },
    });
    expect((await world.trailOf(kept.id)).at(-1)).toMatchObject({
      action: "attribute.merged",
      before: { term: "Moisturizer" },
      after: { term: "Humectant" },
    });
  });

  test("goes on where it ended, and leads what goes on to its new end", async () => {
    const [a, b, c] = [
      await createAttribute({ term: "Chain A" }),
      await createAttribute({ term: "Chain B" }),
      await createAttribute({ term: "Chain C" }),
    ];
    const { key } = await world.product({ functions: ["Chain A"] });
    const other = await world.product({ functions: ["Chain B"] });
    await world.withoutQueue(async () => {
      await world.merge(a.id, b.id);
      await world.merge(b.id, c.id);
    });
    await world.rewritten();
    for (const each of [key, other.key]) {
      expect((await world.stored(each)).fields).toMatchObject({ functions: ["Chain C"] });
    }
  });

  test("takes undefined spellings in; a new English word rewrites its products", async () => {
    const { id } = await createAttribute({ term: "Thickener" });
    const { key } = await world.product({ functions: ["thickening", "Thickener"] });
    const taken = await world.app.call("POST /attributes/:attributeId/spellings", {
      as: world.keys.support,
      params: { attributeId: id },
      body: { term: "thickening" },
    });
    expect(taken.body).toMatchObject({ from: "thickening", into: "Thickener", total: 1 });
    await world.rewritten();
    const form = { names: noNames, synonyms: ["thickening"], status: "APPROVED", version: 2 };
    const renamed = await world.save(id, { ...form, term: "Viscosity agent" });
    expect(renamed.body).toMatchObject({
      term: "Viscosity agent",
      synonyms: ["thickening", "Thickener"],
    });
    await world.save(id, {
      ...form,
      term: "Thickener",
      version: 3,
      synonyms: ["thickening", "Viscosity agent"],
    });
    await world.rewritten();
    expect((await world.stored(key)).fields).toMatchObject({ functions: ["Thickener"] });
  });

  test("is of two terms of one vocabulary", async () => {
    const one = await createAttribute({ term: "Here" });
    const other = await createAttribute({ term: "There", field: "color" });
    for (const answer of [await world.merge(one.id, other.id), await world.merge(one.id, one.id)]) {
      expect([answer.status, answer.body.code]).toEqual([409, "attributes.other-field"]);
    }
    expect((await world.merge(one.id, crypto.randomUUID())).status).toBe(404);
  });
});
