import { db } from "./kernel/db/db.ts";
import { addProjectMember, addProjectProduct } from "./projects/factory.ts";
import { foreignFormulaCalls } from "./testing-foreign-formulas.ts";
import { foreignProjectCalls } from "./testing-foreign-projects.ts";
import type { ForeignWorld } from "./testing-foreign-world.ts";

const question = {
  type: "CONTACT",
  message: "Do you deliver?",
  contact: { full_name: "Ada Ferrari", company: "Maison", department: "QUALITY" },
};

/** Calls about projects that make something once. */
export function repeatedProjectCalls(caller: () => string) {
  /** As a member of the project: support does not work in it. */
  const asMember = async ({ company, project }: ForeignWorld) => {
    await asColleague({ company });
    await addProjectMember({ project_key: project, user_key: caller(), role: "MEMBER" });
  };
  const asColleague = ({ company }: Pick<ForeignWorld, "company">) =>
    db()
      .updateTable("users")
      .set({ company_key: company, roles: ["BUYER"] })
      .where("key", "=", caller())
      .execute();
  const asMemberOfFormula = <Call extends keyof typeof foreignFormulaCalls>(call: Call) => ({
    ...foreignFormulaCalls[call],
    before: asMember,
  });
  const asMemberOf = <Call extends keyof typeof foreignProjectCalls>(call: Call) => ({
    ...foreignProjectCalls[call],
    before: asMember,
  });
  return {
    "POST /companies/:companyKey/projects": {
      ...foreignProjectCalls["POST /companies/:companyKey/projects"],
      before: asColleague,
    },
    "POST /companies/:companyKey/projects/:projectKey/comments": asMemberOf(
      "POST /companies/:companyKey/projects/:projectKey/comments",
    ),
    "POST /companies/:companyKey/projects/:projectKey/files": asMemberOf(
      "POST /companies/:companyKey/projects/:projectKey/files",
    ),
    "POST /companies/:companyKey/projects/:projectKey/export": asMemberOf(
      "POST /companies/:companyKey/projects/:projectKey/export",
    ),
    "POST /companies/:companyKey/projects/:projectKey/products/documents/downloads": asMemberOf(
      "POST /companies/:companyKey/projects/:projectKey/products/documents/downloads",
    ),
    "POST /companies/:companyKey/projects/:projectKey/requirements/ask": {
      before: async (world: ForeignWorld) => {
        await asMember(world);
        const { project: project_key, otherProduct: product_key } = world;
        await addProjectProduct({ project_key, product_key });
        const missing = [{ kind: "TERM", field: "certifications", term: "Vegan" }];
        await db()
          .updateTable("projects")
          .set({ requirements: JSON.stringify(missing) })
          .where("key", "=", project_key)
          .execute();
      },
      sent: (world: ForeignWorld) => ({
        params: { companyKey: world.company, projectKey: world.project },
        body: {},
      }),
    },
    "POST /companies/:companyKey/projects/:projectKey/formulas": asMemberOfFormula(
      "POST /companies/:companyKey/projects/:projectKey/formulas",
    ),
    "POST /companies/:companyKey/projects/:projectKey/formulas/:formulaKey/versions":
      asMemberOfFormula(
        "POST /companies/:companyKey/projects/:projectKey/formulas/:formulaKey/versions",
      ),
    // Of another company's product: nobody asks the own one.
    "POST /companies/:companyKey/projects/:projectKey/requests": {
      before: async (world: ForeignWorld) => {
        await asMember(world);
        const { project: project_key, otherProduct: product_key } = world;
        await addProjectProduct({ project_key, product_key });
      },
      sent: (world: ForeignWorld) => ({
        params: { companyKey: world.company, projectKey: world.project },
        body: { ...question, products: [world.otherProduct] },
      }),
    },
  } as const;
}
