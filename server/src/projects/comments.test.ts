import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { createUser } from "../users/factory.ts";
import { addProjectMember, createProject } from "./factory.ts";
import { at, type Projects, startProjects } from "./testing-projects.ts";

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.close());

type User = Awaited<ReturnType<typeof createUser>>;
const names = ["manager", "member", "colleague", "seller", "partner", "rival", "support"] as const;
let people: Record<(typeof names)[number], User>;
let project: Awaited<ReturnType<typeof createProject>>;

beforeEach(async () => {
  const brand = await createCompany({ type: "CONSUMER_CARE_BRAND", name: "Maison Ambre" });
  const alpen = await createCompany({ name: "Alpenkraut" });
  const zenith = await createCompany({ name: "Zenith Actives" });
  const buyer = (firstname: string) => createUser({ company_key: brand.key, firstname });
  const seller = (company_key: string, firstname: string) =>
    createUser({ company_key, firstname, roles: ["SUPPLIER_USER"] });
  people = {
    manager: await buyer("Nora"),
    member: await buyer("Milo"),
    colleague: await buyer("Cleo"),
    seller: await seller(alpen.key, "Urs"),
    partner: await seller(alpen.key, "Vreni"),
    rival: await seller(zenith.key, "Zoe"),
    support: await createUser({ roles: ["NEROLI_EDITOR"], company_key: null }),
  };
  project = await createProject({
    ...{ company_key: brand.key, manager: people.manager.key, products: [], title: "Sun cream" },
    visibility: "COMPANY",
  });
  const add = (user: User, role: "MEMBER" | "SUPPLIER") =>
    addProjectMember({ project_key: project.key, user_key: user.key, role });
  await add(people.member, "MEMBER");
  for (const who of ["seller", "partner", "rival"] as const) await add(people[who], "SUPPLIER");
});

const root = "/companies/:companyKey/projects/:projectKey/comments" as const;
type Name = (typeof names)[number];
interface Comment {
  shared?: boolean;
  mentions?: Name[];
}
const comment = (who: Name, body: string, { shared, mentions = [] }: Comment = {}) =>
  projects.app.call(`POST ${root}`, {
    ...{ as: people[who].key, params: at(project) },
    body: { body, ...(shared && { shared }), mentions: mentions.map((name) => people[name].key) },
  });
const read = async (who: Name, query: Record<string, string> = {}) => {
  const { body } = await projects.app.call(`GET ${root}`, {
    ...{ as: people[who].key, params: at(project), query },
  });
  return body.content;
};
const remove = (who: Name, id: string) =>
  projects.app.call(`DELETE ${root}/:id`, {
    ...{ as: people[who].key, params: { ...at(project), id } },
  });

/** What each person was told, of those who were told anything. */
async function told(): Promise<Partial<Record<Name, string[]>>> {
  const all: Partial<Record<Name, string[]>> = {};
  for (const name of names) {
    const actions = (await projects.told(people[name].key)).map(({ action }) => action);
    if (actions.length > 0) all[name] = actions;
  }
  expect(projects.failures).toEqual([]);
  return all;
}

describe("a comment", () => {
  test("is the buyer's side's, unless it is shared; a supplier's is shared", async () => {
    const { body: written } = await comment("manager", "Between us");
    expect(written).toMatchObject({
      ...{ author: { key: people.manager.key, firstname: "Nora" }, company: "Maison Ambre" },
      ...{ body: "Between us", shared: false, can: { remove: true } },
    });
    await comment("member", "For all", { shared: true });
    const { body: answer } = await comment("seller", "From us");
    expect(answer).toMatchObject({ shared: true, company: "Alpenkraut" });
    const bodies = async (who: Name) => (await read(who)).map(({ body }) => body);
    const all = ["Between us", "For all", "From us"];
    for (const who of ["manager", "member", "colleague", "support"] as const)
      expect(await bodies(who)).toEqual(all);
    expect(await bodies("partner")).toEqual(["For all", "From us"]);
    expect(await bodies("rival")).toEqual(["For all"]);
    expect((await read("manager", { sort: "-created_at" })).map(({ body }) => body)).toEqual(
      all.toReversed(),
    );
  });

  test("is written by members, while the project goes on", async () => {
    for (const who of ["colleague", "support"] as const)
      expect((await comment(who, "Hello")).body.code).toBe("projects.members-only");
    const { body: before } = await comment("seller", "In time");
    await db().updateTable("projects").set({ status: "CLOSED" }).execute();
    for (const who of ["manager", "seller"] as const)
      expect((await comment(who, "Too late")).body.code).toBe("projects.ended");
    expect((await remove("seller", before.id)).body.code).toBe("projects.ended");
    expect((await read("manager")).map(({ body }) => body)).toEqual(["In time"]);
  });

  test("says something, and not too much", async () => {
    for (const body of ["", " ", "x".repeat(5_001)])
      expect((await comment("manager", body)).body.code).toBe("request.invalid");
    expect(await read("manager")).toEqual([]);
  });

  test("is taken back by who wrote it, once, and by nobody else", async () => {
    const { body: own } = await comment("manager", "Wrong", { shared: true });
    const { body: theirs } = await comment("seller", "Right");
    for (const who of ["member", "seller", "rival"] as const)
      expect((await remove(who, own.id)).body.code).toBe("not-found");
    expect((await remove("manager", theirs.id)).body.code).toBe("not-found");
    expect((await remove("colleague", own.id)).body.code).toBe("projects.members-only");
    const removable = (await read("manager")).map(({ id, can }) => [id, can.remove]);
    expect(removable).toEqual([
      [own.id, true],
      [theirs.id, false],
    ]);
    expect((await remove("manager", own.id)).status).toBe(200);
    expect((await remove("manager", own.id)).body.code).toBe("not-found");
    expect((await read("manager")).map(({ id }) => id)).toEqual([theirs.id]);
    expect((await read("seller")).map(({ id }) => id)).toEqual([theirs.id]);
  });

  test("is not taken back under the address of another project", async () => {
    const other = await createProject({
      ...{ company_key: project.company_key, manager: people.manager.key, products: [] },
    });
    const { body } = await comment("manager", "Here");
    const params = { ...at(other), id: body.id };
    const answer = await projects.app.call(`DELETE ${root}/:id`, {
      as: people.manager.key,
      params,
    });
    expect(answer.body.code).toBe("not-found");
    expect(await read("manager")).toHaveLength(1);
  });
});

describe("who is told", () => {
  test("of a comment among the buyer's side: who is mentioned, and may read it", async () => {
    await comment("manager", "Milo, look", {
      mentions: ["member", "seller", "colleague", "support", "manager"],
    });
    expect(await told()).toEqual({ member: ["MENTIONED"] });
    const path = `/project/${project.company_key}/${project.key}`;
    expect(await projects.told(people.member.key)).toMatchObject([
      {
        data: {
          ...{ project_title: "Sun cream", project_path: path, message: "Milo, look" },
          triggered_by: { firstname: "Nora" },
        },
      },
    ]);
    const [mail] = await projects.mails.to(people.member.email);
    expect(mail?.subject).toBe("Nora mentioned you in the project Sun cream");
    expect(mail?.text).toContain(`https://neroli.example.com${path}`);
    expect(mail?.text).toContain("Milo, look");
  });

  test("of a shared one: the suppliers' members, and of them who is mentioned by that", async () => {
    await comment("manager", "For all", { shared: true, mentions: ["seller", "member"] });
    expect(await told()).toEqual({
      member: ["MENTIONED"],
      seller: ["MENTIONED"],
      ...{ partner: ["MESSAGE_CREATED"], rival: ["MESSAGE_CREATED"] },
    });
    const [mail] = await projects.mails.to(people.rival.email);
    expect(mail?.subject).toBe("Nora of Maison Ambre commented in the project Sun cream");
    expect(mail?.text).toContain("For all");
  });

  test("of a supplier's: the buyer's members, of other suppliers nobody, mentioned or not", async () => {
    await comment("seller", "Our words", { mentions: ["manager", "rival", "partner"] });
    expect(await told()).toEqual({
      manager: ["MENTIONED"],
      ...{ member: ["MESSAGE_CREATED"], partner: ["MENTIONED"] },
    });
    expect(await projects.mails.to(people.rival.email)).toEqual([]);
  });

  test("nobody who has moved to another company since, or is disabled", async () => {
    const { key } = await createCompany();
    const change = (who: Name, columns: object) =>
      db().updateTable("users").set(columns).where("key", "=", people[who].key).execute();
    await change("rival", { company_key: key });
    await change("partner", { enabled: false });
    await change("member", { company_key: key });
    await comment("manager", "For all", { shared: true, mentions: ["member", "rival"] });
    await comment("seller", "Thanks");
    expect(await told()).toEqual({ seller: ["MESSAGE_CREATED"], manager: ["MESSAGE_CREATED"] });
  });
});
