import { isSupport } from "@neroli/contract/access/roles.ts";
import type { Actor } from "../kernel/actor.ts";

const rules = {
  /** A company's own people and support; support alone changes them (access table). */
  read: (actor: Actor, companyKey: string) =>
    isSupport(actor.roles) || actor.company_key === companyKey,
} satisfies Record<string, (actor: Actor, companyKey: string) => boolean>;

export const may = (actor: Actor, action: keyof typeof rules, companyKey: string): boolean =>
  rules[action](actor, companyKey);
