import type { ResponseTime } from "@neroli/contract/requests/response-times.ts";
import type { Selectable } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { Actor, SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { isNamed } from "../../published/companies.ts";
import { pictureOfCompany } from "../../published/documents.ts";
import { labelsOfCompany } from "../../published/labels.ts";
import { firstAnswersOf } from "../../published/requests.ts";
import { allowEdit, may, shownTo, visibleTo } from "../policy.ts";

export interface CompanyRow extends Selectable<DB["companies"]> {
  labels: { key: string; title: string; colour: string; description: string }[];
  /** Asset ids of its newest pictures. */
  logo: string | null;
  logo_white: string | null;
  header: string | null;
  first_answers: ResponseTime | null;
}

/** A company that exists for this actor, also by a key that it had before; on a portal's host one of its. */
export const getCompany = async (actor: Actor, key: string): Promise<CompanyRow> =>
  found(await selectCompany(key).where(shownTo(actor)).executeTakeFirst());

/** The same wherever the actor asks: for what is no page of it. */
export const getKnown = async (actor: Actor, key: string): Promise<CompanyRow> =>
  found(await selectCompany(key).where(visibleTo(actor)).executeTakeFirst());

const selectCompany = (key: string) =>
  db()
    .selectFrom("companies")
    .where(isNamed(key))
    .selectAll("companies")
    .select([
      labelsOfCompany().as("labels"),
      pictureOfCompany("LOGO").as("logo"),
      pictureOfCompany("LOGO_WHITE").as("logo_white"),
      pictureOfCompany("HEADER").as("header"),
      firstAnswersOf("companies.key").as("first_answers"),
    ]);

/** The row of a company that this actor edits; 403 for who sees it but does not. */
export async function getEditable(actor: SignedInActor, key: string): Promise<CompanyRow> {
  const row = await getKnown(actor, key);
  allowEdit(actor, row);
  return row;
}

/** The same for what is its managers' and support's alone, such as its domains. */
export async function getManaged(actor: SignedInActor, key: string): Promise<CompanyRow> {
  const row = await getEditable(actor, key);
  if (!may(actor, "read-internal", row)) throw new AppError("access.forbidden");
  return row;
}

/** Whether a company exists for this actor. */
export async function companyIsVisible(actor: Actor, key: string): Promise<boolean> {
  const row = await db()
    .selectFrom("companies")
    .where("key", "=", key)
    .where(shownTo(actor))
    .select("key")
    .executeTakeFirst();
  return row !== undefined;
}
