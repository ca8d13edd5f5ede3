import { isSupport } from "@neroli/contract/access/roles.ts";
import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";
import { hashPassword } from "../kernel/passwords.ts";

type NewUser = Partial<Omit<Insertable<DB["users"]>, "password_hash" | "permissions">> & {
  password?: string;
  permissions?: Record<string, string>;
};

/**
 * A user who may do what the roles allow: VERIFIED, enabled, of a verified company of its own
 * unless `company_key` says otherwise. A buyer where nothing is said.
 */
export async function createUser(given: NewUser = {}): Promise<Selectable<DB["users"]>> {
  const { password, permissions, ...columns } = given;
  const key = columns.key ?? `user-${randomKey()}`;
  const roles = columns.roles ?? ["BUYER"];
  return db()
    .insertInto("users")
    .values({
      email: `${key}@example.com`,
      firstname: "Ada",
      lastname: "Ferrari",
      status: "VERIFIED",
      activated_at: new Date(),
      // Support's own rights need a second factor, of accounts that are not the demonstration's.
      demo: isSupport(roles),
      permissions: JSON.stringify(permissions ?? {}),
      password_hash: password === undefined ? null : await hashPassword(password),
      ...columns,
      key,
      roles,
      company_key:
        columns.company_key === undefined
          ? (await createCompany({ type: companyTypeFor(roles) })).key
          : columns.company_key,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const companyTypeFor = (roles: readonly string[]) =>
  roles.some((role) => role.startsWith("SUPPLIER_"))
    ? "SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS"
    : "CONSUMER_CARE_BRAND";
