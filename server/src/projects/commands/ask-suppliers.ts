import type { FormTemplate } from "@neroli/contract/projects/schema.ts";
import type { RequestForm } from "@neroli/contract/requests/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { createRequests } from "../../requests/commands/create-requests.ts";
import { beginRound } from "../../rounds/commands/begin-round.ts";
import type { ProjectPlace } from "../policy.ts";
import { lockProjectFor } from "./lock-project.ts";
import { recordChange } from "./record-event.ts";

interface Asked {
  /** Keys of the requests, one of each supplier. */
  requests: string[];
  /** By which the answers of several suppliers are compared. */
  round: string | null;
}

/**
 * Asks the suppliers of products of a project, which shows what was asked. With `keep` its next
 * requests begin with this form.
 */
export async function askSuppliers(
  actor: SignedInActor,
  { place, form, keep }: { place: ProjectPlace; form: RequestForm; keep: boolean },
): Promise<Asked> {
  return once(async () => {
    const project = await lockProjectFor("ask", { actor, place });
    const entries = await db()
      .selectFrom("project_products")
      .where("project_key", "=", project.key)
      .select("product_key")
      .execute();
    const known = new Set(entries.map(({ product_key }) => product_key));
    const isOfProject = form.products.length > 0 && form.products.every((key) => known.has(key));
    if (!isOfProject) throw new AppError("projects.not-in-it");
    const requests = await createRequests(actor, { ...form, origin: "project" });
    await noteRequests(actor, { project_key: project.key, requests, type: form.type });
    if (keep) await keepForm(project.key, form);
    const [first] = requests;
    return { requests, round: first ? await beginRound(first) : null };
  });
}

/** The project shows what was asked from it. Part of the transaction that asks. */
export async function noteRequests(
  actor: SignedInActor,
  asked: { project_key: string; requests: readonly string[]; type: RequestForm["type"] },
): Promise<void> {
  const { project_key, requests, type } = asked;
  await db()
    .insertInto("project_requests")
    .values(requests.map((request_key) => ({ request_key, project_key })))
    .execute();
  await recordChange({
    ...{ project_key, kind: "requested", actor_key: actor.user_key },
    data: { count: requests.length, type },
  });
}

/** What is said of the project is kept, not what is said of a person or of one product. */
const keepForm = (key: string, form: RequestForm) =>
  db()
    .updateTable("projects")
    .set({
      form_template: JSON.stringify({
        message: form.message,
        quantity_required: form.quantity_required,
        estimated_yearly_usage: form.estimated_yearly_usage,
        alternatives: form.alternatives,
      } satisfies FormTemplate),
    })
    .where("key", "=", key)
    .execute();
