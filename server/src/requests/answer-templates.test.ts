import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { createUser } from "../users/factory.ts";
import { type Requests, startRequests } from "./testing-requests.ts";

let requests: Requests;
beforeAll(async () => {
  requests = await startRequests();
});
afterAll(() => requests.close());

/** A supplier with somebody who may write quotes and somebody who only answers. */
async function supplier() {
  const { key: company_key } = await createCompany();
  const editor = await createUser({ company_key, roles: ["SUPPLIER_EDITOR"] });
  const user = await createUser({ company_key, roles: ["SUPPLIER_USER"] });
  return { editor, user };
}

type Person = { key: string };
const list = async (as: Person) =>
  (await requests.app.call("GET /answer-templates", { as: as.key })).body.content;
const create = (as: Person, body: { name: string; body: string }) =>
  requests.app.call("POST /answer-templates", { as: as.key, body });
const change = (as: Person, key: string, body: { name: string; body: string; version: number }) =>
  requests.app.call("PUT /answer-templates/:templateKey", {
    as: as.key,
    params: { templateKey: key },
    body,
  });
const remove = (as: Person, key: string) =>
  requests.app.call("DELETE /answer-templates/:templateKey", {
    as: as.key,
    params: { templateKey: key },
  });
const thanks = { name: "Thanks", body: "Dear {{contact_name}}, thank you. <b>{{ my_name }}</b>" };

describe("Answer templates", () => {
  test("are written by who may write quotes, and read by everybody of the company", async () => {
    const { editor, user } = await supplier();
    const { editor: stranger } = await supplier();
    const { body: made, status } = await create(editor, thanks);
    expect([status, made]).toEqual([200, { ...thanks, key: made.key, version: 1 }]);
    await create(editor, { name: "a sample", body: "It is on its way." });
    expect((await list(user)).map(({ name }) => name)).toEqual(["a sample", "Thanks"]);
    expect(await list(stranger)).toEqual([]);

    expect((await create(user, { name: "Mine", body: "Text" })).status).toBe(403);
    expect((await change(user, made.key, { ...thanks, version: 1 })).status).toBe(403);
    expect((await remove(user, made.key)).status).toBe(403);
    expect((await change(stranger, made.key, { ...thanks, version: 1 })).status).toBe(404);
    expect((await remove(stranger, made.key)).status).toBe(404);

    expect((await remove(editor, made.key)).status).toBe(200);
    expect((await list(user)).map(({ name }) => name)).toEqual(["a sample"]);
  });

  test("have one name each, in whatever case, and keep what somebody else has written", async () => {
    const { editor } = await supplier();
    const { body: first } = await create(editor, thanks);
    const { body: second } = await create(editor, { name: "Other", body: "Text" });
    expect((await create(editor, { ...thanks, name: "THANKS" })).body.code).toBe(
      "requests.template-name-taken",
    );
    const taken = await change(editor, second.key, { name: "thanks", body: "Text", version: 1 });
    expect(taken.body.code).toBe("requests.template-name-taken");
    const changed = { name: "thanks", body: "Yours", version: 1 };
    expect((await change(editor, first.key, changed)).body).toEqual({
      ...{ key: first.key, name: "thanks", body: "Yours", version: 2 },
    });
    expect((await change(editor, first.key, changed)).body.code).toBe("conflict");
    const both = await Promise.all(
      [1, 2].map(() => create(editor, { name: "Twin", body: "Text" })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("name no placeholder that nobody fills in", async () => {
    const { editor } = await supplier();
    const { status, body } = await create(editor, { name: "Price", body: "It is {{price}}." });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      additional_data: { failures: [{ path: "body", code: "placeholder" }] },
    });
    expect((await create(editor, { name: "Price", body: " " })).status).toBe(400);
  });
});
