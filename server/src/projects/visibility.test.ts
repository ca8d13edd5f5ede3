import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import {
  addProjectMember,
  createProject,
  createProjectComment,
  createProjectFile,
} from "./factory.ts";
import { at, type Projects, startProjects } from "./testing-projects.ts";

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.close());

type User = Awaited<ReturnType<typeof createUser>>;
type Project = Awaited<ReturnType<typeof createProject>>;
const supplierType = "SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS";

let company_key: string;
let supplier_key: string;
let people: Record<(typeof readers)[number], User>;

const readers = [
  "manager",
  "member",
  "supplier's member",
  "supplier's member who buys, too",
  "colleague",
  "colleague who manages buyers",
  "buyer of another company",
  "colleague of the supplier's member",
  "support",
  "member who has moved",
  "supplier's member who has moved",
  "member who is disabled",
] as const;

/** Those of the readers who are members, with their roles. */
const memberships = {
  member: "MEMBER",
  "supplier's member": "SUPPLIER",
  "supplier's member who buys, too": "SUPPLIER",
  "member who has moved": "MANAGER",
  "supplier's member who has moved": "SUPPLIER",
  "member who is disabled": "MEMBER",
} as const;

beforeEach(async () => {
  company_key = (await createCompany({ type: "CONSUMER_CARE_BRAND" })).key;
  supplier_key = (await createCompany({ type: supplierType })).key;
  const buyer = (more = {}) => createUser({ company_key, roles: ["BUYER"], ...more });
  const seller = (more = {}) =>
    createUser({ company_key: supplier_key, roles: ["SUPPLIER_MANAGER"], ...more });
  people = {
    manager: await buyer(),
    member: await buyer(),
    "supplier's member": await seller(),
    "supplier's member who buys, too": await seller({ roles: ["SUPPLIER_USER", "BUYER"] }),
    colleague: await buyer(),
    "colleague who manages buyers": await buyer({ roles: ["BUYER_MANAGER"] }),
    "buyer of another company": await createUser(),
    "colleague of the supplier's member": await seller(),
    support: await createUser({ roles: ["NEROLI_EDITOR"], company_key: null }),
    "member who has moved": await buyer(),
    "supplier's member who has moved": await seller(),
    "member who is disabled": await buyer(),
  };
});

async function make(visibility: "MEMBERS_ONLY" | "COMPANY"): Promise<Project> {
  const product = await createProduct({ company_key: supplier_key });
  const manager = people.manager.key;
  const project = await createProject({
    ...{ company_key, visibility, manager, products: [product.key] },
  });
  for (const [who, role] of Object.entries(memberships)) {
    const user_key = people[who as keyof typeof memberships].key;
    await addProjectMember({ project_key: project.key, user_key, role });
  }
  return project;
}

/** What happens to people after they were made members. */
async function goOn(): Promise<void> {
  const change = (who: keyof typeof people, columns: object) =>
    db().updateTable("users").set(columns).where("key", "=", people[who].key).execute();
  const other = await createCompany({ type: "CONSUMER_CARE_BRAND" });
  await change("member who has moved", { company_key: other.key });
  const another = await createCompany({ type: supplierType });
  await change("supplier's member who has moved", { company_key: another.key });
  await change("member who is disabled", { enabled: false });
}

/** Each call that reads a project, and what comes of it, as this person. */
async function outcomes(project: Project, as: string) {
  const by = { project_key: project.key, uploaded_by: people.manager.key };
  const file = await createProjectFile(by);
  const picture = await createProjectFile({ ...by, kind: "IMAGE", media_type: "image/webp" });
  const place = at(project);
  const plain = { as, params: place };
  const root = "GET /companies/:companyKey/projects/:projectKey" as const;
  const { call } = projects.app;
  const answers = {
    project: await call(root, plain),
    products: await call(`${root}/products`, plain),
    comments: await call(`${root}/comments`, plain),
    activity: await call(`${root}/activity`, plain),
    documents: await call(`${root}/products/documents`, plain),
    suppliers: await call(`${root}/products/listed-companies`, plain),
    stats: await call(`${root}/stats`, plain),
    file: await call(`${root}/files/:id/download`, { as, params: { ...place, id: file.id } }),
    picture: await call(`${root}/image/:id`, { as, params: { ...place, id: picture.id } }),
    export: await call("POST /companies/:companyKey/projects/:projectKey/export", plain),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([name, { status, body }]) => [
      name,
      status === 200 ? "all" : body.code,
    ]),
  );
}

const calls = [
  ...["project", "products", "comments"],
  ...["activity", "documents", "suppliers", "stats", "file", "picture", "export"],
];
const shared = 3;
const everything = (outcome: string) => Object.fromEntries(calls.map((name) => [name, outcome]));
/** Of the calls that members of role SUPPLIER have too, and of the others. */
const apart = (of: string, others: string) =>
  Object.fromEntries(calls.map((name, index) => [name, index < shared ? of : others]));

type Outcome = Record<string, string>;
/** By reader: of a project that its members alone see, and of one that the company sees. */
const matrix: Record<(typeof readers)[number], readonly [Outcome, Outcome]> = {
  manager: [everything("all"), everything("all")],
  member: [everything("all"), everything("all")],
  "supplier's member": [apart("all", "access.forbidden"), apart("all", "access.forbidden")],
  "supplier's member who buys, too": [apart("all", "not-found"), apart("all", "not-found")],
  colleague: [everything("not-found"), everything("all")],
  "colleague who manages buyers": [everything("not-found"), everything("all")],
  "buyer of another company": [everything("not-found"), everything("not-found")],
  "colleague of the supplier's member": [
    apart("not-found", "access.forbidden"),
    apart("not-found", "access.forbidden"),
  ],
  support: [everything("all"), everything("all")],
  "member who has moved": [everything("not-found"), everything("not-found")],
  "supplier's member who has moved": [
    apart("not-found", "access.forbidden"),
    apart("not-found", "access.forbidden"),
  ],
  "member who is disabled": [everything("access.disabled"), everything("access.disabled")],
};

describe.each(readers)("%s", (who) => {
  test.each([
    ["MEMBERS_ONLY", 0],
    ["COMPANY", 1],
  ] as const)("of %s", async (visibility, column) => {
    const project = await make(visibility);
    await goOn();
    expect(await outcomes(project, people[who].key)).toEqual(matrix[who][column]);
  });
});

test("a project is not found under another company's address", async () => {
  const project = await make("COMPANY");
  const params = { companyKey: supplier_key, projectKey: project.key };
  const answer = await projects.app.call("GET /companies/:companyKey/projects/:projectKey", {
    ...{ as: people.manager.key, params },
  });
  expect(answer.body.code).toBe("not-found");
});

describe("lists", () => {
  const listed = async (as: User) => {
    const answer = await projects.app.call("GET /companies/:companyKey/projects", {
      ...{ as: as.key, params: { companyKey: company_key } },
    });
    return answer.status === 200
      ? [answer.body.content.map(({ key }) => key).toSorted(), answer.body.total_elements]
      : answer.body.code;
  };
  const sharedWith = async (as: User) => {
    const answer = await projects.app.call("GET /projects/shared", { as: as.key });
    return answer.body.content.map(({ key }) => key);
  };

  test("hold what their reader may see, and count no more", async () => {
    const closed = await make("MEMBERS_ONLY");
    const open = await make("COMPANY");
    await goOn();
    const both = [[closed.key, open.key].toSorted(), 2];
    expect(await listed(people.manager)).toEqual(both);
    expect(await listed(people.member)).toEqual(both);
    expect(await listed(people.support)).toEqual(both);
    expect(await listed(people.colleague)).toEqual([[open.key], 1]);
    expect(await listed(people["colleague who manages buyers"])).toEqual([[open.key], 1]);
    expect(await listed(people["buyer of another company"])).toBe("not-found");
    expect(await listed(people["member who has moved"])).toBe("not-found");
    expect(await listed(people["supplier's member"])).toBe("access.forbidden");
    expect(await listed(people["supplier's member who buys, too"])).toBe("not-found");
  });

  test("of what is shared are of role SUPPLIER alone, while its company is the same", async () => {
    const one = await make("MEMBERS_ONLY");
    const other = await make("COMPANY");
    await goOn();
    const both = [one.key, other.key].toSorted();
    expect((await sharedWith(people["supplier's member"])).toSorted()).toEqual(both);
    for (const who of [
      "manager",
      "colleague",
      "support",
      "supplier's member who has moved",
    ] as const)
      expect(await sharedWith(people[who])).toEqual([]);
  });
});

test("who comes back to the company for which he was added is a member again", async () => {
  const project = await make("MEMBERS_ONLY");
  await goOn();
  const { key } = people["member who has moved"];
  await db().updateTable("users").set({ company_key }).where("key", "=", key).execute();
  expect(await outcomes(project, key)).toEqual(everything("all"));
});

test("a member who has moved is named to nobody, and his comments stay", async () => {
  const project = await make("MEMBERS_ONLY");
  const author_key = people["member who has moved"].key;
  await createProjectComment({ project_key: project.key, author_key });
  // The first of its managers, were he one still.
  await db()
    .updateTable("project_members")
    .set({ added_at: new Date(0) })
    .where("user_key", "=", author_key)
    .execute();
  await goOn();
  const options = { as: people.manager.key, params: at(project) };
  const root = "GET /companies/:companyKey/projects/:projectKey" as const;
  const { body } = await projects.app.call(root, options);
  expect(body.own?.members.map(({ user }) => user.key)).not.toContain(author_key);
  expect(body.own?.manager?.key).toBe(people.manager.key);
  const { body: list } = await projects.app.call("GET /companies/:companyKey/projects", {
    ...{ as: people.manager.key, params: { companyKey: company_key } },
  });
  expect(list.content[0]).toMatchObject({
    manager: { key: people.manager.key },
    members: body.own?.members.length,
  });
  const { body: comments } = await projects.app.call(`${root}/comments`, options);
  expect(comments.content).toMatchObject([{ author: { key: author_key } }]);
});
