import {
  type AnswerTemplate,
  type ChangedAnswerTemplate,
  mostTemplates,
  type NewAnswerTemplate,
} from "@neroli/contract/requests/answer-templates.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { randomKey } from "../../kernel/key.ts";
import { once } from "../../kernel/once/once.ts";
import { lockCompany } from "../../published/companies.ts";
import { listAnswerTemplates } from "../queries/list-answer-templates.ts";

const shown = ["key", "name", "body", "version"] as const;

/** The templates of the company, which change one after the other. */
async function lockTemplates(actor: SignedInActor): Promise<AnswerTemplate[]> {
  if (actor.company_key === null) return [];
  await lockCompany(actor.company_key);
  return listAnswerTemplates(actor);
}

/** Answers it; refuses a name that another one has, in whatever case. */
export const createTemplate = (
  actor: SignedInActor,
  { name, body }: NewAnswerTemplate,
): Promise<AnswerTemplate> =>
  once(async () => {
    const { company_key, user_key: created_by } = actor;
    if (company_key === null) throw new AppError("requests.no-company");
    const templates = await lockTemplates(actor);
    refuseName(templates, name);
    if (templates.length >= mostTemplates) {
      throw new AppError("requests.templates-full", { count: mostTemplates });
    }
    return db()
      .insertInto("answer_templates")
      .values({ key: randomKey(), company_key, name, body, created_by })
      .returning(shown)
      .executeTakeFirstOrThrow();
  });

/** Not found for others than the company's own. */
export const changeTemplate = (
  actor: SignedInActor,
  { key, name, body, version }: ChangedAnswerTemplate & { key: string },
): Promise<AnswerTemplate> =>
  transaction(async () => {
    const templates = await lockTemplates(actor);
    const changed = found(templates.find((template) => template.key === key));
    if (changed.version !== version) throw new AppError("conflict");
    refuseName(
      templates.filter((template) => template !== changed),
      name,
    );
    return db()
      .updateTable("answer_templates")
      .set({ name, body, version: version + 1, updated_at: sql<Date>`now()` })
      .where("key", "=", key)
      .returning(shown)
      .executeTakeFirstOrThrow();
  });

/** Not found for others than the company's own. */
export async function removeTemplate(actor: SignedInActor, key: string): Promise<void> {
  const row = await db()
    .deleteFrom("answer_templates")
    .where("key", "=", key)
    .where("company_key", "=", actor.company_key)
    .returning("key")
    .executeTakeFirst();
  found(row);
}

function refuseName(others: readonly AnswerTemplate[], name: string): void {
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw new AppError("requests.template-name-taken");
}
