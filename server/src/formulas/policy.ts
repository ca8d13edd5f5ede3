import { isSupport } from "@neroli/contract/access/roles.ts";
import type { MemberRole } from "@neroli/contract/enumerations/projects.ts";
import type { ProjectSide } from "@neroli/contract/projects/states.ts";
import type { SignedInActor } from "../kernel/actor.ts";

/** A formula as addresses name it; who reads all of its project reads it. */
export interface FormulaPlace {
  companyKey: string;
  projectKey: string;
  formulaKey: string;
}
export type LaboratoryPlace = Omit<FormulaPlace, "formulaKey">;

/** Where somebody stands in a project that he reads. */
export const sideOf = (actor: SignedInActor, { role }: { role: MemberRole | null }): ProjectSide =>
  role ?? (isSupport(actor.roles) ? "SUPPORT" : "COLLEAGUE");
